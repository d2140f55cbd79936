### English: what every page of the web client says. Texts of single pages are in web-*.ftl, of games in GAME-web.ftl.

## Everywhere

web-skip = Skip to the content
web-home = Ecumene, the first page
web-nav = Pages
web-nav-tables = Tables
web-nav-learn = Learn
web-nav-rules = Rules
web-language = Language
web-settings = Settings
web-sign-in = Sign in
web-to-night = Switch to the night sea
web-to-parchment = Switch to parchment
web-to-tables = To the tables
web-close = Close
web-back = Back
web-loading = Loading
web-loading-long = Still waiting for the server …
web-try-again = Try again
web-offline = The server cannot be reached; check your connection and try again.
web-line-broken = The line to the server is broken.
web-line-safe =
    { $seconds ->
        [0] Whatever you have played is safe. Trying again …
        [one] Whatever you have played is safe. Trying again in { $seconds } second.
       *[other] Whatever you have played is safe. Trying again in { $seconds } seconds.
    }
web-try-now = Try now
web-nothing-here = There is nothing at this address.
web-about = About Ecumene: credits and licences
web-offline-now = You are offline: what you see was kept in this browser, and everything is safe on the server.
web-new-version = There is a new version of this page.
web-load-it = Load it

## Games and people

web-game-duel = 7 Wonders Duel
web-bot = Bot { $level }
web-nobody = nobody
web-seat-owl = Owl
web-seat-bull = Bull
web-seat-dolphin = Dolphin
web-seat-pegasus = Pegasus
web-seat-crab = Crab
web-seat-tortoise = Tortoise
web-family-raw = R
web-family-craft = M
web-family-civic = C
web-family-science = S
web-family-trade = T
web-family-war = W
web-family-guild = G

## Time

web-span-days = { $days } d { $hours } h
web-span-hours = { $hours } h { $minutes } min
web-time-left = Time left

## At the table: the prompt

web-your-move = Your move.
web-awaits =
    { $n ->
        [0] The game goes on.
        [one] { $who } is thinking.
       *[other] { $who } are thinking.
    }
web-commit = Commit
web-not-sent-yet = Nothing is sent before you commit.
web-no-way-back = This shows something new, so it cannot be taken back.
web-undo = Undo
web-offers-takeback = asks to take back the last moves.
web-offers-cancel = offers to end the game without a result.
web-agree = Agree
web-decline = Decline
web-choose = What to do with it
web-why-not = Why not
web-not-your-turn =
    { $n ->
        [one] It is not your turn: wait until { $who } has answered.
       *[other] It is not your turn: wait until { $who } have answered.
    }
web-the-rule = The rule

## At the table: the end

web-game-over = The game is over.
web-end-resigned =
    { $n ->
        [one] { $who } wins: the others gave up.
       *[other] { $who } win: the others gave up.
    }
web-end-time =
    { $n ->
        [one] { $who } wins: the time of the others is out.
       *[other] { $who } win: the time of the others is out.
    }
web-end-cancelled = It ended without a result, as its players agreed.
web-report = Report
web-again = Play again

## At the table: the log

web-chronicle = Chronicle
web-since-last =
    { $n ->
        [one] { $n } move since your last visit
       *[other] { $n } moves since your last visit
    }
web-move-number = Move { $n }
web-consequences =
    { $n ->
        [one] { $n } consequence
       *[other] { $n } consequences
    }
web-nothing-told = Nothing has happened yet.
web-set-up = The table is set up
web-log-filter = Filter
web-log-filter-words = Words
web-log-earlier = Show earlier moves

## At the table: what else can be done

web-more = More
web-figures = Figures
web-talk = Talk
web-talk-unread =
    { $n ->
        [0] Talk
        [one] Talk, { $n } new message
       *[other] Talk, { $n } new messages
    }
web-tools = Tools
web-offer-takeback = Ask to take back your last move
web-offer-cancel = Offer to end without a result
web-claim = Claim: the time of { $who } is out
web-resign = Give up
web-resign-sure = The game ends for you, and the others win. There is no way back.
web-leave = Leave the table
web-leave-sure = Your seat becomes free. What becomes of it was agreed before the game.
web-record = Save the record
web-type-a-move = Type a move
web-legal-moves = Legal moves
web-no-such-move = No legal move begins like this; press Enter to learn why.

## Keys

web-keys = Keys
web-key-next = to the next thing you may choose
web-key-previous = to the one before
web-key-enter = choose it, or commit
web-key-escape = one step back
web-key-type = type a move
web-key-undo = take back
web-key-talk = talk
web-key-tools = hints, plans and orders
web-key-keys = this list
