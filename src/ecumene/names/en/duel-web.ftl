### English: what the board of 7 Wonders Duel says.

duel-web-age = Age { $age }
duel-web-draft = Choosing the wonders
duel-web-board = The board
duel-web-you = You

## Parts of the board on narrow screens

duel-web-parts = Parts of the board
duel-web-tab-cards = Cards
duel-web-tab-cities = Cities
duel-web-tab-chronicle = Chronicle
duel-web-tab-unseen = Unseen

## How a game ended, in the prompt

duel-end-military = { $who } wins by military supremacy.
duel-end-science = { $who } wins by scientific supremacy.
duel-end-civilian =
    { $n ->
        [one] { $who } has more points and wins.
       *[other] { $who } share the victory.
    }

## The structure, read out; rows are counted from the end that opens first

duel-web-structure =
    { $n ->
        [one] The structure of Age { $age }, { $n } card left, by rows from the end that opens first
       *[other] The structure of Age { $age }, { $n } cards left, by rows from the end that opens first
    }
duel-web-card-at = Row { $row }, card { $place }: { $what }, { $family }.
duel-web-face-down-at =
    { $back ->
        [guild] Row { $row }, card { $place }: a guild, face down.
       *[age] Row { $row }, card { $place }: a card of the age, face down.
    }
duel-web-empty-at = Row { $row }, card { $place }: taken.
duel-web-fate-at =
    { $kind ->
        [build] Row { $row }, card { $place }, taken: { $what }, built. { $who }.
        [chain] Row { $row }, card { $place }, taken: { $what }, built free. { $who }.
        [discard] Row { $row }, card { $place }, taken: { $what }, discarded. { $who }.
       *[bury] Row { $row }, card { $place }, taken: { $what }, tucked under a wonder. { $who }.
    }
duel-web-fate =
    { $kind ->
        [build] built
        [chain] built free
        [discard] discarded
       *[bury] tucked
    }
duel-web-covered-by =
    { $n ->
        [one] Covered by { $n } card.
       *[other] Covered by { $n } cards.
    }
duel-web-frees = Uncovers { $what }.
duel-web-turns-up =
    { $n ->
        [one] Turns up { $n } hidden card.
       *[other] Turns up { $n } hidden cards.
    }
duel-web-uncovers-nothing = Uncovers nothing.
duel-web-uncovers =
    { $n ->
        [0] uncovers nothing
       *[other] uncovers { $n }
    }
duel-web-face-down =
    { $back ->
        [guild]
            { $n ->
                [one] A guild lies here; it is turned up when nothing covers it any more. It can only be: { $what }.
               *[other] A guild lies here; it is turned up when nothing covers it any more. It is one of { $n } that nobody has seen: { $what }.
            }
       *[age]
            { $n ->
                [one] This card is turned up when nothing covers it any more. It can only be: { $what }.
               *[other] This card is turned up when nothing covers it any more. It is one of { $n } that nobody has seen: { $what }.
            }
    }

## Prices

duel-web-price =
    { $n ->
        [0] { $who }: nothing to pay.
        [one] { $who }: { $n } coin.
       *[other] { $who }: { $n } coins.
    }
duel-web-price-chain = { $who }: free thanks to { $by }.
duel-web-price-short =
    { $n ->
        [one] { $who }: { $n } coin, { $short } short.
       *[other] { $who }: { $n } coins, { $short } short.
    }
duel-web-no-cost = no cost
duel-web-part-printed =
    { $n ->
        [one] { $n } coin printed on the card
       *[other] { $n } coins printed on the card
    }
duel-web-part-bought =
    { $each ->
        [one] { $what }: { $n } × { $each } coin
       *[other] { $what }: { $n } × { $each } coins
    }
duel-web-part-covered = { $what }: { $n } without payment, by a choice or a discount

## The fan

duel-web-build-now = Build { $what } at once.
duel-web-build = Build
duel-web-discard = Discard
duel-web-leaves-you =
    { $n ->
        [0] leaves you nothing
       *[other] leaves you { $n }
    }
duel-web-short = { $n } short
duel-web-under-a-wonder = Under a wonder
duel-web-tuck-which = Which card goes under it?

## What a move would change

duel-web-then-pawn = Conflict: from { $from } to { $to }, seen from you
duel-web-then-makes = { $who }: { $what } made, { $from } now, then { $to }
duel-web-then-unit = { $who }: one { $what } costs { $from } now, then { $to }
duel-web-then-price = { $who }: { $what } costs { $from } now, then { $to }
duel-web-then-coins = { $who }: coins { $from } now, then { $to }
duel-web-then-symbols = { $who }: different symbols { $from } now, then { $to }
duel-web-then-points = { $who }: points in sight { $from } now, then { $to }
duel-web-then-could-win = After that { $who } could win at once: { $what }.
duel-web-plays-again = You play another turn.
duel-web-reveals = A hidden card is turned up: this cannot be taken back.
duel-web-nothing-else = Nothing else changes.
duel-web-wins = This wins the game.

## A city

duel-web-to-move = to move
duel-web-military = Military
duel-web-science = Science
duel-web-wonders = Wonders
duel-web-wonder = wonder
duel-web-token = token
duel-web-guild = guild
duel-web-to-go = { $n } to go
duel-web-has-symbol =
    { $pair ->
        [yes] { $what }, a pair
       *[no] { $what }
    }
duel-web-wonders-built = { $own } built here, { $all } by both players together; seven is the most
duel-web-n-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
duel-web-coins-then =
    { $n ->
        [one] { $n } coin after this move
       *[other] { $n } coins after this move
    }
duel-web-n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
duel-web-n-buildings =
    { $n ->
        [0] no buildings yet
        [one] { $n } building
       *[other] { $n } buildings
    }
duel-web-could-win =
    { $own ->
        [yes] You could win at once: { $what }.
       *[no] { $who } could win at once: { $what }.
    }
duel-web-one-symbol = One more different symbol wins the game.
duel-web-shields-left =
    { $n ->
        [one] { $n } more shield wins the game.
       *[other] { $n } more shields win the game.
    }
duel-web-next-loot =
    { $n ->
        [one] { $n } more shield makes the other player lose { $coins } coins.
       *[other] { $n } more shields make the other player lose { $coins } coins.
    }
duel-web-makes-and-buys = What the city produces, and what one missing unit costs
duel-web-makes = makes
duel-web-buys-at = buys at
duel-web-by-choice = by choice, each time
duel-web-city = City
duel-web-city-of = { $who }, { $emblem }
duel-web-wonder-priced = { $what }, not built. { $price }
duel-web-wonder-built = { $what }, built with { $card } under it.
duel-web-under-it = Under it lies { $what }.
duel-web-in-sight = Points in sight
duel-web-sum = in sight
duel-web-total = sum
duel-web-category-blue = civilian buildings
duel-web-category-green = scientific buildings
duel-web-category-yellow = commercial buildings
duel-web-category-purple = guilds
duel-web-category-wonders = wonders
duel-web-category-tokens = progress tokens
duel-web-category-treasury = coins, a point for every three
duel-web-category-military = conflict

## The track and the tokens

duel-web-conflict = Conflict
duel-web-leads =
    { $own ->
        [yes] You lead by { $n }.
       *[no] { $who } leads by { $n }.
    }
duel-web-even = The pawn stands in the centre.
duel-web-to-capital = { $n } to the capital
duel-web-zone =
    { $coins ->
        [0] { $n }
       *[other] { $n }, loot { $coins }
    }
duel-web-on-the-board = Progress on the board
duel-web-none-left = none left
duel-web-none-yet = none yet

## What is not on the table

duel-web-unseen = Unseen
duel-web-unseen-note =
    { $back ->
        [guild] Guilds: { $down } face down, { $out } out of play
       *[age] { $down } face down, { $out } out of play
    }
duel-web-all-seen = Every card of this age has been seen.
duel-web-discarded = Discarded
duel-web-in-the-box = Progress in the box

## The draft, and who starts

duel-web-draft-group =
    { $n ->
        [1] The first four wonders
       *[2] The second four wonders
    }
duel-web-draft-order = Whose picks these are, one after the other
duel-web-starts =
    { $own ->
        [yes] I start
       *[no] { $who } starts
    }

## Figures

duel-web-points = Points in sight
duel-web-coins = Coins
duel-web-shields = Lead in the conflict
duel-web-symbols = Different symbols
duel-web-progress = Progress tokens
duel-web-buildings = Buildings
duel-web-points-of = Points: { $what }
duel-web-makes-of = Makes: { $what }
duel-web-buys-of = Buys: { $what }
