### English: what the terminal says by itself.

## Playing

terminal-player = Player
terminal-turn = Move { $n } · { $seat } { $who }
terminal-thinking = { $who } is thinking …
terminal-hand-over = { $who }, take the keyboard and press Enter when nobody else is looking.
terminal-how = Type its number or its words; help lists the rest.
terminal-no-such-move = “{ $typed }” is not a move of this game; type moves to see what you can do.
terminal-which = That could mean several moves; type a number or more letters: { $moves }
terminal-legal = You can do this now: { $move }.
terminal-why-what = Say which move you mean, for instance: why build baths
terminal-no-topic = There is no card or rule called “{ $asked }”; type the beginning of its name.
terminal-topics = Several match; type more of the name: { $topics }
terminal-over = The game is over
terminal-offer = Type save FILE to keep the record, log to read the whole game, or press Enter to leave.
terminal-saved = The game is saved in { $file }.
terminal-kept = The game is saved in { $file }; go on with: ecumene play { $game } --record { $file }
terminal-help =
    Answer with the number of a move, or with its words or their beginnings: build baths, bu bat.
    why build baths   says why a move is refused, or that it is not
    undo, redo        take back your last move, play it again
    help temple       what a card does or a rule says, by the beginning of its name
    log               the whole game so far
    moves             the legal moves once more
    Enter             the table once more
    save FILE         keep the game in a file
    quit              leave; the game is saved first

## Replaying

terminal-place = Move { $n } of { $last }
terminal-steps = Enter goes on, b goes back, a number from 0 to { $last } goes there, q ends.
terminal-checked =
    { $moves ->
        [one] The record keeps the rules: { $moves } move, result { $result }.
       *[other] The record keeps the rules: { $moves } moves, result { $result }.
    }

## Checking and measuring

terminal-kept-promises =
    { $games ->
        [one] { $game }: { $games } random game kept every promise ({ $answers } moves).
       *[other] { $game }: { $games } random games kept every promise ({ $answers } moves).
    }
terminal-broken = { $game } breaks a promise: “{ $promise }”; to see it again: ecumene check { $game } --games 1 --seed { $seed }
terminal-perft =
    { $positions ->
        [one] Depth { $depth }: { $positions } position
       *[other] Depth { $depth }: { $positions } positions
    }
terminal-figure =
    { $what ->
        [games_per_second] random games a second
        [decisions_per_second] decisions a second
        [copies_per_second] copies of a table a second
        [search_iterations_per_second] search iterations a second
        [yardstick_per_second] yardstick of this machine, a second
        [yardstick_loops_per_game] yardstick loops in the time of a game
        [interpreted_games_per_second] random games a second as plain Python
        [speed_up] times faster than plain Python
        [compiled] rules are compiled
       *[other] { $what }
    }
terminal-yes-no =
    { $what ->
        [True] yes
       *[False] no
    }
terminal-match =
    { $games ->
        [one] { $game }, { $games } game: share of the points (95 % interval), wins by kind
       *[other] { $game }, { $games } games: share of the points (95 % interval), wins by kind
    }
terminal-kind =
    { $kind ->
        [military] by war
        [science] by science
        [civilian] by points
       *[other] { $kind }
    }
terminal-shared =
    { $n ->
        [one] { $n } game was shared
       *[other] { $n } games were shared
    }

## Proving luck

terminal-luck-proved =
    { $outcomes ->
        [one] The luck is proved: { $outcomes } outcome follows from the secret that was promised as { $promise }.
       *[other] The luck is proved: all { $outcomes } outcomes follow from the secret that was promised as { $promise }.
    }
terminal-luck-no-secret = { $file } names no secret, so its luck cannot be proved: either the game is still going on, or it was played without a promise.
terminal-luck-promise = { $file } breaks its promise: the secret it names is not the one that was promised as { $promise }.
terminal-luck-seats = { $file } seats the players as { $found }; by the secret they should have been drawn as { $due }.
terminal-luck-outcome = { $file }, line { $row }, reads “{ $found }”; by the secret it should read “{ $due }”. Outcomes that agree before it: { $outcomes }.
terminal-luck-missing = { $file } lacks line { $row }; by the secret it should read “{ $due }”. Outcomes that agree before it: { $outcomes }.
terminal-luck-extra = { $file }, line { $row }, reads “{ $found }” where luck had nothing to say. Outcomes that agree before it: { $outcomes }.

## Serving

terminal-serving = Ecumene serves at { $address }; Ctrl+C ends it.
terminal-serving-already = Ecumene serves at { $address } already.
terminal-backed-up =
    { $rows ->
        [one] Everything stored, { $rows } row, is in { $file } now.
       *[other] Everything stored, { $rows } rows, is in { $file } now.
    }
terminal-restored =
    { $rows ->
        [one] Everything in { $file }, { $rows } row, is in the database now.
       *[other] Everything in { $file }, { $rows } rows, is in the database now.
    }
terminal-exported =
    { $games ->
        [one] The record of { $games } finished game is in { $file } now.
       *[other] The records of { $games } finished games are in { $file } now.
    }
terminal-verified =
    { $broken ->
        [0] { $games ->
            [one] { $games } stored game was played again and agrees with what is stored.
           *[other] { $games } stored games were played again and agree with what is stored.
        }
       *[other] { $games ->
            [one] { $games } stored game was played again; games that do not agree with what is stored: { $broken }.
           *[other] { $games } stored games were played again; games that do not agree with what is stored: { $broken }.
        }
    }
terminal-game-broken = Table { $table } does not agree with what is stored: { $why }
terminal-no-server = The server needs parts that are not installed ({ $missing }); install them with: pip install "ecumene[server]"
terminal-cannot-listen = Nothing can be served at { $host }, port { $port } ({ $why }); choose another --port or --host.
terminal-port-taken = Another program already listens at { $host }, port { $port }; end it, or choose another port, for instance with ECUMENE_PORT={ $other }.
terminal-no-database = There is no database { $database }; name the right one with --database.
terminal-cannot-open = The database { $database } cannot be opened ({ $why }); check its name, and whether it runs.
terminal-newer-database = The database { $database } was written by a newer program; use that one.
terminal-cannot-use = { $file } cannot be used ({ $why }); choose another file.
terminal-not-a-backup = { $file } is no backup, or not a whole one ({ $why }), so nothing was restored; choose another file.

## What goes wrong

terminal-refused = “{ $what }”: { $why }
terminal-no-such-command = There is no command { $command }; --help lists those there are.
terminal-no-such-switch = There is no switch { $switch }; --help lists those there are.
terminal-missing-word = { $word } is missing; add it, or type --help for an example.
terminal-bad-value = { $switch } does not take this value; --help shows which it takes.
terminal-usage = The command line cannot be read ({ $why }); --help shows how to write it.
terminal-option-form = “{ $option }” is not an option; write it as NAME=VALUE, for instance wonders=preset.
terminal-only-new = --option and --in-order are for new games only; leave them out to go on with a record.
terminal-other-game = { $file } is a record of { $game }; go on with: ecumene play { $game } --record { $file }
terminal-bad-name = A player's name needs at least one letter and no double quotes.
terminal-no-such-file = There is no file { $file }; check the name and the folder.
terminal-cannot-read = { $file } cannot be read ({ $why }); choose a file that holds a record.
terminal-cannot-write = { $file } cannot be written ({ $why }); choose another file or folder.
terminal-not-utf8 = { $file } is not a text in UTF-8: line { $row } has other bytes; convert the file or choose another.
terminal-not-overwritten = { $file } exists and is not a record, so it stays as it is; choose another name.
terminal-long-word = A word of the command line is longer than { $most } letters; shorten it.
terminal-long-line = { $file } is not a record: line { $row } is too long; choose another file.
terminal-bad-file = { $file }, “{ $what }”: { $why }
terminal-bad-line = { $file }, line { $row }, “{ $what }”: { $why }

## 7 Wonders Duel

terminal-duel-headline =
    { $age ->
        [no] Choosing the wonders
       *[other] Age { $age } · cards left: { $left }
    }
terminal-duel-letter =
    { $family ->
        [brown] R
        [grey] M
        [blue] C
        [green] S
        [yellow] T
        [red] W
       *[purple] G
    }
terminal-duel-category =
    { $category ->
        [blue] civilian
        [green] science
        [yellow] trade
        [purple] guilds
        [wonders] wonders
        [tokens] progress
        [treasury] coins
       *[military] military
    }
terminal-duel-total = total
terminal-duel-won =
    { $kind ->
        [military] { $who } wins: the enemy capital has fallen.
        [science] { $who } wins: six different science symbols.
        [resigned] { $who } wins: the rival has resigned.
        [time] { $who } wins: the rival has run out of time.
       *[civilian] { $who } wins on points.
    }
terminal-duel-shared = Equal points, and equal on civilian buildings: the players share the victory.
terminal-duel-cancelled = The game was called off: nobody has won.
terminal-duel-shields =
    { $n ->
        [one] { $n } shield
       *[other] { $n } shields
    }
terminal-duel-coins =
    { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
terminal-duel-nothing = nothing
terminal-duel-wonder = wonder
terminal-duel-printed =
    { $age ->
        [no] { $family }; cost: { $cost }
       *[other] { $family }, age { $age }; cost: { $cost }
    }
terminal-duel-legend = ═ may be taken · ● coins you have · { $dear } too dear · { $free } free by chain · ★ points · ░ face down · ▒ guild
terminal-duel-lead = { $who } leads by { $n } · { $left } to the enemy capital, { $back } to their own
terminal-duel-balance = Nobody leads · { $left } to either capital
terminal-duel-tokens = Progress:
terminal-duel-offer = On offer:
terminal-duel-unseen =
    { $back ->
        [guild] Unseen guilds, { $down } face down, { $out } out of play:
       *[age] Unseen, { $down } face down, { $out } out of play:
    }
terminal-duel-discarded = Discarded:
terminal-duel-threat = { $who } could win at once: { $moves }
terminal-duel-science = Science
terminal-duel-makes = Makes
terminal-duel-buys = Buys at
terminal-duel-wonders = Wonders
terminal-duel-owned = Progress
terminal-duel-points = Points
terminal-duel-to-capital =
    { $n ->
        [one] { $n } shield to victory
       *[other] { $n } shields to victory
    }
terminal-duel-to-move = to move
terminal-duel-menu-build = Build
terminal-duel-menu-discard = Discard { $coins }
terminal-duel-menu-bury = Under { $wonder } { $price }
