### English: what every game shares - amounts, and the refusals of the kernel.

## Amounts

# Part of a price: 4 for stone.
amount-for = { $n } for { $what }
# Coins that somebody pays, takes or loses.
amount-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }

## Playing

refusal-unknown-move = This game has no such move; pick one from the list of legal moves.
refusal-not-your-turn = It is not your turn: wait until seat { $seat } has answered.
refusal-game-over = The game is over and takes no more moves; start a new one to play again.
refusal-nothing-to-undo = You can take back only your own move, right after it and before anything new was revealed.
refusal-nothing-to-redo = There is nothing to redo: first take back a move, and make no other in between.

## Setting up a game

refusal-unknown-game = There is no game called { $game }; choose one of these: { $games }.
refusal-wrong-seats =
    { $count ->
        [one] This game cannot be played by { $count } player; it takes this many: { $seats }.
       *[other] This game cannot be played by { $count } players; it takes this many: { $seats }.
    }
refusal-bad-name = A name takes letters and other visible signs, but no quotation mark.
refusal-unknown-bot = There is no such bot; write one of these, after mcts with any time or number: { $bots }.
refusal-unknown-option = This game has no option { $option }; leave it out or check the spelling.
refusal-unknown-value = The option { $option } has no such value; choose one of these: { $values }.

## Records

refusal-not-a-line = This is not a line of a record: it takes a seat letter or *, then the move, as in "A discard baths".
refusal-bad-line = Line { $line } is not a line of a record: it takes a seat letter or *, then the move, as in "A discard baths".
refusal-not-a-header = Line { $line } is not a header; write it as [Name "value"].
refusal-no-header = The record has no header { $header }; add a line [{ $header } "..."] at the top.
refusal-no-version = The header Game does not name the version of the rules; write it as [Game "{ $game } 1"].
refusal-other-game = This is a record of { $game }, not of { $known }; open it with ecumene play { $game }.
refusal-unknown-version = This record of { $game } needs version { $version } of the rules, but this program has version { $known }; open it with the program that wrote it.
refusal-out-of-order = This line does not follow from those before it; it should read: { $due }
refusal-impossible-outcome = Luck cannot bring this here; correct this line or cut the record off before it.
refusal-cut-off = The moves stop before the game ends; add the missing lines or write [Result "{ $result }"].
refusal-wrong-result = The moves lead to another result; write [Result "{ $result }"].
