### English: the lobby of the web client - its first page, lists, new tables, the time before a game.

## The first page

web-title-home = Ecumene: civilization board games
web-headline = The known world, on one table.
web-lead = Civilization board games with every rule kept and every refusal explained. Live, or a move a day. With friends, or with bots that play fair.
web-fact-languages = languages at the same table
web-fact-levels = levels of bots, from newcomer to master
web-fact-luck = hidden dice: every shuffle can be checked
web-new-table = New table
web-play-bot = Play a bot now
web-choose-level = How strong a bot?
web-level-note = Choose a level, and the game starts. Moves can be taken back.
web-level-last = as last time
web-level-named = { $level }, { $name }
web-level-of = How strong the bot at place { $n } is
web-tables-wait =
    { $n ->
        [one] A table waits for you.
       *[other] { $n } tables wait for you.
    }
web-waits-first = { $table } first.
web-nothing-waits = Nothing waits for you now.
web-wait-later = Later
web-go-to = Go to { $table }
web-the-games = The games
web-game-size-duel = 2 players, 30 minutes
web-game-about-duel = Three ages, three ways to win, one pyramid of cards.

## Lists of tables

web-own-tables = Your tables
web-open-tables = Open tables
web-now-running = Games to watch
web-lately-finished = Lately finished
web-see-all = all
web-see-all-n = all tables: { $n }
web-which-tables = Which tables
web-filter-any = any
web-filter-live = live
web-filter-days = by days
web-filter-hints = with hints
web-sit-down = Sit down
web-sit-down-at = Sit down at { $table }
web-places-free =
    { $n ->
        [0] no place free
        [one] { $n } place free
       *[other] { $n } places free
    }
web-place-kept = A place is kept for you.
web-not-begun = Waits for players
web-who-won =
    { $n ->
        [one] { $who } won
       *[other] { $who } share the victory
    }
web-no-result = No result
web-called-off = Called off
web-set-aside = Set aside: its rules broke down
web-none-open = No table is open now. Open one, and bots keep it warm.
web-none-like-this = No open table is like this.
web-none-own = You sit at no table now.
web-none-yours-yet = You have no tables yet: sit down at one, or sign in to see yours.
web-list-own = Yours
web-list-open = Open
web-list-playing = In play
web-list-over = Finished
web-list-own-empty = You have not sat at any table yet.
web-list-open-empty = No table is open now.
web-list-playing-empty = No game is on now.
web-list-over-empty = No game has been finished yet.
web-no-more = Lists show the newest { $n } tables.
web-any-game = any game

## The chart

web-chart-title = The Inner Sea
web-chart-tables = Tables now
web-chart-waits = waits for you
web-chart-own = you play there
web-chart-open = places free
web-in-play = in play
web-sea-sardinian = Sardinian Sea
web-sea-tyrrhenian = Tyrrhenian Sea
web-sea-adriatic = Adriatic Sea
web-sea-ionian = Ionian Sea
web-sea-african = African Sea
web-sea-aegean = Aegean
web-sea-egyptian = Egyptian Sea
web-sea-black = Black Sea

## A new table

web-which-game = Game
web-all-places = Places
web-how-many = How many play
web-place-of = Who plays at place { $n }
web-chair-me = Me
web-chair-link = By link
web-chair-open = Open
web-chair-bot = Bot
web-chair-guest = you, as a guest
web-chair-link-note = Whoever has the link; no list shows the table.
web-chair-open-note = Whoever comes: the table is in the list of open ones.
web-anybody = anybody
web-pace-and-rules = Pace and rules
web-more-rules = More rules
web-plate-what = What comes of it
web-plate-table = Table
web-open-table = Open the table
web-keep-preset = Save as preset
web-preset-kept = Your next table of this game begins like this one.
web-preset-forget = Back to the usual
web-option-duel-wonders = Wonders
web-option-duel-wonders-draft = drafted in turn
web-option-duel-wonders-preset = given, as for a first game

## Pace

web-rule-pace = Pace
web-pace-none = No clock
web-pace-live = Live
web-pace-days = By days
web-pace-none-note = Nobody loses by time.
web-pace-alone-note = You play with bots only, so no clock is needed.
web-pace-live-note = All are there at the same time; a bank of minutes for the whole game.
web-pace-days-note = A move now and then; each has its own time.
web-pace-time = Time
web-pace-time-note = For each player, and added after each answer.
web-pace-minutes = minutes
web-pace-increment = seconds added
web-pace-a-move = For a move
web-pace-n-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-pace-nights = No time at night
web-pace-from = from
web-pace-to = to
web-pace-zone = in the time of
web-pace-untimed = no clock
web-pace-bank = live, { $bank } + { $increment }
web-pace-each = { $time } a move
web-pace-by-days =
    { $n ->
        [one] { $n } day a move
       *[other] { $n } days a move
    }
web-pace-night = no time passes from { $from } to { $to }, { $zone }

## What else is agreed on

web-rule-undo = Taking back
web-rule-undo-none = never
web-rule-undo-own = own moves
web-rule-undo-agreed = own, more by consent
web-rule-undo-none-note = Every move is final.
web-rule-undo-own-note = Your last moves, as long as nothing new was shown.
web-rule-undo-agreed-note = Your last moves, as long as nothing new was shown; more if all agree.
web-rule-hints = Hints
web-rule-hints-yes = allowed
web-rule-hints-no = none
web-rule-hints-note = Players may ask what a bot would do.
web-rule-absent = Whoever stays away
web-rule-absent-lose = loses
web-rule-absent-bot = a bot goes on
web-rule-absent-wait = is waited for
web-rule-absent-level = bot { $level } goes on
web-rule-absent-how = How strong that bot is
web-rule-watch = Watching
web-rule-watch-everybody = everybody
web-rule-watch-nobody = only the players
web-rule-watch-late = everybody, { $time } later
web-rule-delay = Spectators see
web-rule-delay-none = at once
web-rule-delay-note = A delay keeps spectators from helping.
web-rule-listed = In the lists
web-rule-listed-yes = everybody finds it
web-rule-listed-no = only with the link
web-rule-listed-note = Shown to everybody who looks for a game to watch.
web-rule-order = Seats
web-rule-order-drawn = drawn by lot
web-rule-order-joined = in order of joining
web-rule-start = Start
web-rule-start-full = when all are there
web-rule-start-host = when the host says
web-rule-pause = Bots take
web-rule-pause-usual = the usual time
web-rule-pause-at-once = no time
web-table-password = Password
web-table-password-note = 8 letters or more; whoever joins must know it. Leave it empty for none.
web-table-password-ask = Password of this table
web-table-password-needed = needs a password
web-entropy = Your share of the luck
web-entropy-note = Any letters and digits, mixed into every shuffle. Then nobody, not even this server, could have known the deck beforehand.
web-entropy-roll = Roll

## Before the game

web-waits-for =
    { $n ->
        [one] The game starts when { $n } more player has come.
       *[other] The game starts when { $n } more players have come.
    }
web-waits-for-host = All are there; the host says when it begins.
web-all-there = All are there.
web-may-start = Enough players are there.
web-start-game = Start the game
web-place-free = free
web-place-kept-for = kept for { $who }
web-place-you = you
web-place-you-host = you, the host
web-place-host = host
web-add-bot = Add a bot
web-free-place = Free the place
web-free-place-of = Free the place of { $who }
web-join-note = You need no account: a name is chosen for you.
web-invite = Invite
web-invite-note = Whoever has this link may come, look, and take a free place.
web-invite-link = Link of this table
web-invite-title = A game at { $table }
web-link-copy = Copy
web-link-copied = Copied
web-link-share = Share
web-agreed-on = Agreed on
web-promise = The promise of luck
web-promise-note = All luck at this table follows from a secret that is fixed already. Its hash stands here; when the game is over the secret is published, and anybody can check that nothing was changed.
web-promise-hash = Hash (SHA-256)
web-call-off = Call the table off
web-call-off-sure = The table is closed for everybody. Open a new one whenever you like.
web-called-off-note = This table was called off before its game began.

## Ports: what tables are called
