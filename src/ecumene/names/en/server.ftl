### English: what the server says - why it refuses something, how strong bots are, and its mail.

## Anything may be refused like this

refusal-bad-request = The request cannot be understood ({ $why }); correct it and send it again.
refusal-unknown-path = There is nothing at this address; /api lists what there is.
refusal-no-page = This server has no page yet; in its folder, run make page (which needs Node.js 20.19 or newer), then start the server again.
refusal-wrong-method = This address takes no request of this kind; /api lists those it takes.
refusal-wrong-media-type = The body of a request must be JSON; send it with the header Content-Type: application/json.
refusal-too-large = The request is too large; send less at once.
refusal-nul-sign = The request contains the invisible sign NUL, which cannot be stored; remove it and send the request again.
refusal-other-origin = This request comes from another page, which may not act for you here; open the page of this server instead.
refusal-too-many-requests =
    { $seconds ->
        [one] That was too often in too short a time; try again in { $seconds } second.
       *[other] That was too often in too short a time; try again in { $seconds } seconds.
    }
refusal-broken = Something has broken on the server and has been written down there; whatever was saved is safe, so try again in a moment.

## Who you are

refusal-not-signed-in = You are not signed in; sign in, or come in as a guest, and try again.
refusal-already-signed-in = You are signed in already; sign out first to come in as somebody else.
refusal-bad-token = This token is unknown, or it has ended; make another one in your account.
refusal-token-may-not =
    { $scope ->
        [account] No token may do this; sign in with your name and your password.
       *[other] This token lacks the right “{ $scope }”; make one in your account that has it.
    }
refusal-wrong-name-or-password = The name or the password is not right; check both and try again.
refusal-wrong-password = The password is not right; type it once more.
refusal-bad-ticket = This ticket for a new password is unknown, used or too old; ask for another one.
refusal-already-member = You have a name and a password already; change them in your account.
refusal-members-only = Guests cannot do this; choose a name and a password to stay, and try again.
refusal-unknown-session = There is no such session, or it has ended; look at the list again.
refusal-unknown-token = There is no such token, or it has ended; look at the list again.
refusal-too-many-tokens =
    { $most ->
        [one] You have { $most } token, and more are not possible; revoke it first.
       *[other] You have { $most } tokens, and more are not possible; revoke one of them first.
    }

## Names, passwords, addresses

refusal-bad-user-name = A name has at most { $longest } letters, digits, spaces and signs - _ . ', and at least one letter or digit; choose another one.
refusal-reserved-name = Nobody may be called “{ $name }” here; choose another name.
refusal-name-taken = “{ $name }” is the name of somebody else, or looks too much like one; choose another name.
refusal-bad-password = A password has { $shortest } to { $longest } letters, digits and signs; choose another one.
refusal-bad-email = This is not an e-mail address; write one like anna@example.org, or none at all.

## Other people

refusal-unknown-person = Nobody here is called “{ $name }”; check the spelling.
refusal-not-yourself = This is you; choose somebody else.
refusal-blocked = You and somebody at this table do not play together, because one of you has blocked the other; choose another table.
refusal-too-many-shunned =
    { $most ->
        [one] You block or mute { $most } person, and more are not possible; listen to them again first.
       *[other] You block or mute { $most } people, and more are not possible; listen to one of them again first.
    }

## Before the game

refusal-bad-pace =
    { $field ->
        [bank] A clock for live play starts with at least one second for each seat, and any other clock with none; correct the bank.
        [increment] Only a clock for live play adds seconds for each answer; leave the increment out, or choose live play.
        [days] A clock in days gives at least a minute for each answer, and any other clock gives no days; correct the days.
        [night] A night is written like 23:00-07:00, lasts at most 20 hours and needs a clock in days; correct it or leave it out.
       *[other] A time zone is written like Europe/Kyiv and needs a clock in days; correct it or leave it out.
    }
refusal-unknown-table = There is no table { $table }; check the link, or look for another table.
refusal-not-open = Table { $table } takes no more players, because its game has started or was called off; look for another table.
refusal-not-started = The game at table { $table } has not started yet; wait until it does.
refusal-not-over = The game at this table is not over; play it to its end first.
refusal-table-is-full = Every place at this table is taken; look for another table, or open one yourself.
refusal-already-there = You have a place at this table already; open the table to go on.
refusal-not-there = Only who has a place at this table can do this, and you have none; join it, or look for another table.
refusal-only-the-host = Only the host of this table can do this; ask them to.
refusal-nobody-plays = At least one person has to play; take a place yourself.
refusal-wrong-table-password = The password of this table is not right; ask its host for it.
refusal-by-invitation = This table has a password, so its players let nobody else in once the game has started; look for another table.
refusal-too-many-tables =
    { $most ->
        [one] You host { $most } table that has not started, and more are not possible; start it or call it off first.
       *[other] You host { $most } tables that have not started, and more are not possible; start one of them or call it off first.
    }

## At the table

refusal-no-such-seat = This table has no seat { $seat }; choose one that it has.
refusal-not-your-seat = Seat { $seat } is not yours; answer for a seat of your own.
refusal-nobody-there = No person plays seat { $seat }; wait until somebody takes it over.
refusal-seat-taken = Seat { $seat } is not free; choose one that was given up.
refusal-sat-elsewhere = You have sat at another seat of this table and know what it saw; watch the game, or take over a seat elsewhere.
refusal-sit-by-request = A seat is not taken over by a move; take it with POST /api/tables/TABLE/sit.
refusal-other-ply = The table has moved on: you answered what was asked at ply { $ply }, and now it is at ply { $now }; look again and answer what is asked now.
refusal-unknown-ply = Ply { $ply } is not there to be seen; choose one from 1 to { $last }.
refusal-key-used = This key was sent before with another move; send each move with a key of its own.
refusal-table-is-busy = Too much happened at this table at the same moment; try again.
refusal-table-is-stuck = Table { $table } was set aside, because its rules broke down; whatever was played is kept, so tell whoever runs this server.
refusal-other-version = This table was begun with version { $version } of the rules of { $game }, and the server has version { $known } by now; ask whoever runs it for the older program.
refusal-no-hints = Before the game it was agreed that nobody asks what a bot would do; choose a move yourself.
refusal-unknown-act = There is no such act; choose one of these: { $acts }.

## Taking back, giving up, ending early

refusal-undo-not-agreed = Before the game it was agreed that moves are not taken back like this; play on.
refusal-time-is-out = Without this move your time would have run all along, and would be out by now; play on.
refusal-unknown-offer = There is no such offer; choose one of these: { $offers }, and say with takeback how many lines of the record are to stay.
refusal-already-offered = This has been offered already; answer it, or wait for the others to answer.
refusal-offered-before = This offer of yours was declined; make it again after the next move.
refusal-nothing-offered = There is no such offer to answer any more; make one yourself if you wish.
refusal-agreed-before = You have agreed already; wait for the others.
refusal-time-is-left = The time of seat { $seat } is not out; claim it when its clock shows zero.

## Watching and talking

refusal-not-for-spectators = Only its players may see this table; look for another one to watch.
refusal-nothing-to-see-yet =
    { $seconds ->
        [one] Spectators see this table { $seconds } second late, so there is nothing to see yet; come back in a moment.
       *[other] Spectators see this table { $seconds } seconds late, so there is nothing to see yet; come back in a moment.
    }
refusal-too-many-watched =
    { $most ->
        [one] This connection shows { $most } table, and more are not possible; leave it first.
       *[other] This connection shows { $most } tables, and more are not possible; leave one of them first.
    }
refusal-say-something = A message is either a phrase or words of your own; send one of the two.
refusal-unknown-phrase = There is no phrase “{ $phrase }”; choose one from the list of phrases.
refusal-not-your-room =
    { $room ->
        [players] While the game goes on only its players talk in this room; talk to those who watch.
       *[other] Players do not talk in the room of those who watch; talk to the players.
    }

## Answers given in advance

refusal-unknown-order = There is no such standing order; it was used or taken back, so look at the list again.
refusal-too-many-orders =
    { $most ->
        [one] You have { $most } standing order at this table, and more are not possible; take it back first.
       *[other] You have { $most } standing orders at this table, and more are not possible; take one of them back first.
    }

## Lessons

refusal-unknown-lesson = This game has no lesson “{ $lesson }”; choose one from the list of its lessons.
refusal-lesson-asks-for-another = You could play that, but this lesson asks for another move here: { $hint }
refusal-lesson-explains = There is nothing to play at this step of the lesson; read it, and go on.
refusal-lesson-over = This lesson is over; take it again from the start, or play a game.

## Running a server

refusal-bad-setting = The setting { $name } cannot be “{ $value }”; correct it on the command line or in the variable { $variable }.
refusal-processes-need-postgresql = Several processes need PostgreSQL; name its database, or serve with one process.
refusal-other-backup = This is not a backup for this program: it says “{ $format }” with schema { $schema }, but schema { $known } is needed; restore it with the program that wrote it.
refusal-not-empty = The database is not empty and stays as it is; restore the backup into a new one.
refusal-backup-incomplete = The backup is not complete, so nothing was restored; use another copy of it.

## How strong bots are

level-newcomer = Newcomer
level-novice = Novice
level-learner = Learner
level-apprentice = Apprentice
level-journeyman = Journeyman
level-adept = Adept
level-veteran = Veteran
level-expert = Expert
level-strategist = Strategist
level-master = Master

## Mail

server-mail-reset-subject = A new password for Ecumene
server-mail-reset-body =
    Hello { $name },

    somebody, probably you, has asked for a new password for your account. Choose it with this ticket:

    { $ticket }

    It works once, within an hour. If it was not you, do nothing: your password stays as it is.
