### 7 Wonders Duel, English: moves, questions, the log and the refusals of the game.

## Moves, as a player reads them in a list, and may type them: the verb comes first, then the card

duel-move-draft = Draft { $a }
duel-move-build = Build { $a }
duel-move-discard = Discard { $a } for coins
duel-move-bury = Tuck { $a } under { $c } to build it
duel-move-take = Take the progress token { $a }
duel-move-keep = Keep the progress token { $a }
duel-move-destroy = Destroy { $a }
duel-move-revive = Build { $a } free from the discard pile
duel-move-start =
    { $a ->
        [a] Let player A start the age
       *[b] Let player B start the age
    }

## What luck brought, as a record shows it

duel-move-offer = Wonder turned up: { $a }
duel-move-place = Progress token placed on the board: { $a }
duel-move-draw = Progress token drawn from the box: { $a }
duel-move-reveal = Card turned up: { $b }
duel-move-back =
    { $b ->
        [guild] Dealt face down: a guild
       *[age] Dealt face down: a card of the age
    }

## What a player is asked

duel-ask-draft = Choose a wonder to draft.
duel-ask-turn = Play an accessible card: build it, discard it for coins, or tuck it under a wonder.
duel-ask-take-token = You have a pair of science symbols: take a progress token from the board.
duel-ask-keep-token = Keep one of the progress tokens you have drawn.
duel-ask-destroy-brown = Choose a brown building of your opponent to destroy.
duel-ask-destroy-grey = Choose a grey building of your opponent to destroy.
duel-ask-revive = Choose a card from the discard pile and build it free.
duel-ask-choose-starter = Your army is the weaker one: decide who starts the age.

## The log: setting up

duel-tale-place = Progress token on the board: { $what }.
duel-tale-offer = Wonder turned up: { $what }.
duel-tale-draft = { $who } drafts { $what }.
duel-tale-age =
    { $n ->
        [1] Age I begins.
        [2] Age II begins.
       *[3] Age III begins.
    }
duel-tale-reveal = Card turned up: { $what }.
duel-tale-starter =
    { $other ->
        [a] { $who } decides that player A starts the age.
        [b] { $who } decides that player B starts the age.
       *[name] { $who } decides that { $other } starts the age.
    }

## The log: turns

duel-tale-build =
    { $n ->
        [0] { $who } builds { $what } at no cost.
       *[other] { $who } builds { $what } for { amount-coins }.
    }
duel-tale-chain = { $who } builds { $what } free, thanks to { $other }.
duel-tale-discard = { $who } discards { $what }.
duel-tale-bury =
    { $n ->
        [0] { $who } builds { $what } at no cost, tucking { $other } under it.
       *[other] { $who } builds { $what } for { amount-coins }, tucking { $other } under it.
    }
duel-tale-box = { $what } ({ $who }) goes back to the box: seven wonders have been built.
duel-tale-again = { $who } takes another turn.

## The log: what cards cause

duel-tale-earn =
    { $n ->
        [0] { $who } takes no coins ({ $what }).
       *[other] { $who } takes { amount-coins } ({ $what }).
    }
duel-tale-lose =
    { $n ->
        [0] { $who } has no coins to lose ({ $what }).
       *[other] { $who } loses { amount-coins } ({ $what }).
    }
duel-tale-economy = { $who } collects the { amount-coins } the opponent pays for resources ({ $what }).
duel-tale-destroy = { $who } destroys the opponent's building { $what }.
duel-tale-revive = { $who } builds { $what } free from the discard pile.
duel-tale-pair = { $who } completes a pair of science symbols: { $what }.
duel-tale-draw = { $who } draws the progress token { $what } from the box.
duel-tale-token = { $who } gains the progress token { $what }.
# $n: where the pawn now stands, seen from $who; below 0 on that player's own side.
duel-tale-advance =
    { $n ->
        [-7] { $who } pushes the conflict pawn: 7 spaces short of the centre.
        [-6] { $who } pushes the conflict pawn: 6 spaces short of the centre.
        [-5] { $who } pushes the conflict pawn: 5 spaces short of the centre.
        [-4] { $who } pushes the conflict pawn: 4 spaces short of the centre.
        [-3] { $who } pushes the conflict pawn: 3 spaces short of the centre.
        [-2] { $who } pushes the conflict pawn: 2 spaces short of the centre.
        [-1] { $who } pushes the conflict pawn: 1 space short of the centre.
        [0] { $who } pushes the conflict pawn back to the centre.
        [9] { $who } pushes the conflict pawn into the opponent's capital.
        [one] { $who } pushes the conflict pawn: { $n } space past the centre.
       *[other] { $who } pushes the conflict pawn: { $n } spaces past the centre.
    }

## The log: the end

duel-tale-military = { $who } wins by military supremacy!
duel-tale-science = { $who } has six different science symbols and wins by scientific supremacy!
duel-tale-civilian = { $who } has more points and wins.
duel-tale-shared = Both players share the victory.
duel-tale-score =
    { $n ->
        [one] { $who } scores { $n } point.
       *[other] { $who } scores { $n } points.
    }

## Why not: the draft

duel-refusal-draft-first = First draft one of the wonders on offer.
duel-refusal-wonder-already-yours = You already have { $wonder }; draft another wonder.
duel-refusal-wonder-not-offered = You cannot draft { $wonder } now: it is not on offer.

## Why not: the card

duel-refusal-play-a-card = You have to play a card now: build it, discard it for coins, or tuck it under a wonder.
duel-refusal-in-your-city = Your city already has { $card }; play another card.
duel-refusal-in-rivals-city = Your opponent's city has { $card }; play another card.
duel-refusal-discarded = { $card } can no longer be played: it is in the discard pile.
duel-refusal-under-a-wonder = { $card } can no longer be played: it lies under a wonder.
duel-refusal-not-turned-up = { $card } cannot be played: it does not lie face up on the table.
duel-refusal-covered =
    { $count ->
        [one] { $card } cannot be played yet: { $by } still lies on it.
       *[other] { $card } cannot be played yet: { $by } still lie on it.
    }
duel-refusal-covered-face-down =
    { $count ->
        [one] { $card } cannot be played yet: { $count } card still lies on it.
       *[other] { $card } cannot be played yet: { $count } cards still lie on it.
    }

## Why not: the wonder

duel-refusal-wonder-built = You have already built { $wonder }; choose another wonder.
duel-refusal-rivals-wonder = Your opponent has { $wonder }; choose another wonder.
duel-refusal-wonder-not-in-play = You cannot build { $wonder }: it is out of the game.

## Why not: the price

# The part of a price that the card asks for in coins: 3 for the coins in the cost.
duel-coins = the coins in the cost
duel-refusal-card-too-dear =
    { $total ->
        [one] You cannot pay for { $what }: it takes { $total } coin ({ $parts }), and you have { $coins }.
       *[other] You cannot pay for { $what }: it takes { $total } coins ({ $parts }), and you have { $coins }.
    }
duel-refusal-wonder-too-dear = { duel-refusal-card-too-dear }

## Why not: choices

duel-refusal-take-token-first = First take a progress token from the board for your pair of symbols.
duel-refusal-token-not-on-board = The progress token { $token } is not on the board; take one that is.
duel-refusal-keep-token-first = First choose which of the progress tokens you have drawn you keep.
duel-refusal-token-not-drawn = You have not drawn the progress token { $token }; keep one you have drawn.
duel-refusal-destroy-first = First choose the building of your opponent that you destroy.
duel-refusal-not-in-rivals-city = Your opponent's city does not have { $card }; choose a building it has.
duel-refusal-destroys-brown = { $card } cannot be destroyed: it has to be a brown building.
duel-refusal-destroys-grey = { $card } cannot be destroyed: it has to be a grey building.
duel-refusal-revive-first = First choose the card from the discard pile that you build free.
duel-refusal-not-discarded = The discard pile does not hold { $card }; choose a card that lies there.
duel-refusal-choose-starter-first = First decide who starts the age.
