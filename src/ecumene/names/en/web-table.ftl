### English: the drawer of a table - talk, figures, hints, plans, orders, notes.

web-side-talk = Talk
web-side-figures = Figures
web-side-hints = Hints
web-side-plan = What if
web-side-orders = Orders
web-side-notes = Notes

## Talk

web-talk-here = Who is here
web-talk-is-here = here
web-talk-is-away = away
web-talk-watching =
    { $n ->
        [0] no spectators
        [one] { $n } spectator
       *[other] { $n } spectators
    }
web-talk-nothing = Nobody has said anything yet.
web-talk-watcher = watching
web-talk-both-rooms = The game is over: players and spectators read one another.
web-talk-watchers-room = Spectators talk among themselves; players read it after the end.
web-talk-about = More about { $name }
web-talk-profile = Profile
web-talk-say = Say something
web-talk-search = Find a phrase, or say something of your own
web-talk-send = Send
web-talk-phrases = Phrases
web-talk-phrases-note = Everybody reads these in their own language.
web-talk-no-phrase = No phrase begins like this; press Enter to send your own words.

## Figures

web-figures-caption = All players in figures
web-figures-what = Figure
web-figures-note = A head sorts by its values; the greatest of a row is bold.
web-figures-none = There are no figures for this game yet.

## Moves to choose from

web-moves-search = Type the beginning of a move
web-moves-none = There is no move to choose.
web-moves-none-like-this = No move begins like this.
web-moves-typed = Take it as typed: { $move }

## Hints

web-hints-note = A bot looks at the table as you see it. It is asked only when you click.
web-hints-ask = Ask the bot
web-hints-again = Ask once more
web-hints-thinking = The bot is thinking …
web-hints-not-now = A hint can be had when you are asked something.
web-hints-chance = chance to win { $chance }
web-hints-share = { $share } of its thinking
web-hints-doubt = These are guesses, counted from many games that the bot has imagined.

## What if

web-plan-note = Play on privately, for everybody at the table. Nobody sees it, and nothing here counts.
web-plan-commit = Play the first move
web-plan-anew = Start anew
web-plan-leads = Where it leads
web-plan-tales =
    { $n ->
        [one] { $n } line of the log
       *[other] { $n } lines of the log
    }
web-plan-no-deltas = No number changes.
web-plan-other-future = Another future
web-plan-dealt = Future { $n }: what you do not know was dealt at random.
web-plan-certain = Future { $n }: nothing hidden has come up so far.
web-plan-next = And then?
web-plan-kept = Kept plans: { $n } of { $most }
web-plan-none-kept = Up to { $most } plans are kept in this browser and checked after every move.
web-plan-name = Name of the plan
web-plan-name-n = Plan { $n }
web-plan-keep = Keep
web-plan-legal = still legal
web-plan-other-turn = The game went another way: it would be up to { $who } to begin.
web-plan-forget = Forget { $name }

## Orders

web-orders-note = Answers that you give in advance. The server plays them for you as soon as they fit: at once if they do already, and also while you are away.
web-orders-none = You have given no orders here.
web-orders-revoke = Revoke
web-orders-revoke-n = Revoke order { $n }
web-orders-new = A new order
web-orders-when = When I am asked
web-orders-any = Anything
web-orders-after = Right after another player’s move
web-orders-add-after = Only after a certain move …
web-orders-any-after = After any move
web-orders-answers = Answer with the first of these that is legal
web-orders-add-answer = If that is not legal …
web-orders-earlier = Put { $move } one place up
web-orders-drop = Leave out { $move }
web-orders-how-often = At most so many times
web-orders-quoted = “{ $move }”
web-orders-says-always =
    { $n ->
        [1] Whatever you are asked, you play { $answers } if it is legal.
       *[other] Whatever you are asked, you play the first of these that is legal: { $answers }.
    }
web-orders-says-asked =
    { $n ->
        [1] When you read: “{ $prompt }”, you play { $answers } if it is legal.
       *[other] When you read: “{ $prompt }”, you play the first of these that is legal: { $answers }.
    }
web-orders-says-after =
    { $n ->
        [1] Right after { $after } by another player, you play { $answers } if it is legal.
       *[other] Right after { $after } by another player, you play the first of these that is legal: { $answers }.
    }
web-orders-says-both =
    { $n ->
        [1] When you read: “{ $prompt }”, right after { $after } by another player, you play { $answers } if it is legal.
       *[other] When you read: “{ $prompt }”, right after { $after } by another player, you play the first of these that is legal: { $answers }.
    }
web-orders-times =
    { $times ->
        [1] This happens once.
        [one] This happens at most { $times } time.
       *[other] This happens at most { $times } times.
    }
web-orders-give = Give this order

## Notes

web-note-private = Only you can read this note.
web-note-keeping = Not kept yet …
web-note-kept = Kept
