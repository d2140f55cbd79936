### English: replay, report and catching up.

## Replay

web-replay = Replay
web-replay-to-game = To the game
web-replay-to-now = Back to now
web-replay-controls = Playback
web-replay-first = To the beginning
web-replay-turn-back = One turn back
web-replay-back = One move back
web-replay-play = Play
web-replay-pause = Pause
web-replay-on = One move on
web-replay-turn-on = One turn on
web-replay-last = To the end
web-replay-position = Position
web-replay-before = Before the first move
web-replay-after = After move { $n }
web-replay-of = Move { $n } of { $most }
web-replay-from = Seen by
web-replay-outside = Spectators
web-replay-copy = Copy this position
web-replay-copied = Link copied
web-replay-save = Save
web-replay-as-text = The record as text
web-replay-as-data = The record as JSON
web-replay-as-picture = This position as a picture
web-replay-keys = Arrow keys step, Home and End jump, the space bar plays.

## Report: the outcome

web-report-not-yet = The report is written when the game is over.
web-report-moves = moves
web-report-duration = from start to end

## Report: chances

web-report-chance = Win chance
web-report-method = the bot's estimate; what was unseen is dealt anew each time
web-report-begins = The bot looks through the game …
web-report-progress =
    { $all ->
        [one] { $done } of { $all } move looked through …
       *[other] { $done } of { $all } moves looked through …
    }
web-report-failed = The bot's estimate is missing; everything else is here.
web-report-wins = { $who } wins
web-report-percent = { $n }%
web-report-share = { $who }: { $n }%
web-report-chart = Win chance, move by move
web-report-chart-keys = Arrow keys go from move to move, Enter opens the position.
web-report-open = Open on the board
web-report-ways = How it would have ended
web-report-way = { $kind }: { $n }%
web-report-kind-military = military
web-report-kind-science = science
web-report-kind-civilian = points
web-report-kind-shared = shared
web-report-bars = { $above } above, { $below } below; the taller, the more was given away
web-report-bars-many = each in their own hue; the taller, the more was given away

## Report: turning points

web-report-turning = Turning points
web-report-no-turning = No single move decided this game.
web-report-better = Better: { $move }; { $best }% instead of { $chance }%.
web-report-found = More than the bot saw in it: { $chance }% instead of { $before }%.
web-report-play-from = Play from here

## Report: skill and luck

web-report-skill = Skill and luck
web-report-player = Player
web-report-given = given away
web-report-largest = largest miss
web-report-no-miss = none
web-report-luck =
    { $n ->
        [one] Luck of the draw, skill set aside: { $n } point to { $who }.
       *[other] Luck of the draw, skill set aside: { $n } points to { $who }.
    }
web-report-luck-even = Luck favoured nobody as far as one can tell.
web-report-unit = A point is one hundredth of a victory.
web-report-count = Points at the end
web-report-list = Moves

## Catching up

web-catch-up = While you were away
web-catch-watch =
    { $seconds ->
        [one] Watch it ({ $seconds } second)
       *[other] Watch it ({ $seconds } seconds)
    }
web-catch-again = See it move by move
web-catch-skip = Any key or tap skips this
web-catch-change = { $label }: { $from }, now { $to }
