### English: the rules reference, lessons, and what the page says about itself.

## Rules

web-rules = Rules
web-rules-lead = Every rule in short, every card with what it costs and does. Search in any words.
web-rules-of = Rules: { $game }
web-rules-chapters = Chapters
web-rules-search = Search the rules and cards
web-rules-found =
    { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
web-rules-not-found = Nothing is called that. Try the beginning of another word.
web-rules-cards = Cards
web-rules-shown = { $n } of { $all }
web-rules-no-cards = No card is like that.
web-rules-clear = Show all cards
web-rules-age = Age
web-rules-every-age = all
web-rules-families = Kinds of cards
web-rules-resource = Resource
web-rules-gives = Gives
web-rules-costs = Costs
web-rules-nothing = nothing
web-rules-need = { $n } × { $what }
web-rules-free-by = Free with
web-rules-frees = Makes free
web-rules-explained = In the rules
web-rules-copy = Copy the link
web-rules-copied = Copied
web-rules-choose-card = Choose a card to see it in full.
web-rules-to-table = To the table
web-rules-to-lesson = To the lesson
web-rules-in-lesson = Learn it by playing

## Learning

web-learn = Learn
web-learn-lead = A lesson is a real table where luck and your opponent follow a script. You play; the teacher says why.
web-learn-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
web-learn-begin = Begin
web-learn-continue = Continue: { $n } of { $all }
web-learn-repeat = Once more
web-learn-finished = Finished
web-learn-teacher = The teacher
web-learn-progress = { $n } of { $all }
web-learn-next = Go on
web-learn-one-back = One step back
web-learn-from-start = From the start
web-learn-less = Hide the text
web-learn-more = Show the text
web-learn-learner = Learner
web-learn-opponent = Opponent
web-learn-end = The lesson is over.
web-learn-play-bot = Play a bot now
web-learn-to-rules = All the rules
web-learn-to-lessons = All lessons
web-learn-none = There are no lessons for this game yet.

## About

web-about-title = About Ecumene
web-about-lead = Civilization board games on one table: every rule kept, every refusal explained, live or over weeks, against friends or bots.
web-about-games = The games
web-about-games-text = The names of the games belong to their owners, who have nothing to do with this page. Ecumene shows its own drawings and its own words, and nothing that was printed in a box. Whoever likes a game here will like it even more on a real table.
web-about-luck = How luck can be checked
web-about-luck-text = Before anybody sits down, a table shows the hash of 256 secret bits. Whoever joins may add bits of their own. Every outcome of luck follows from all of these alone, so nobody can choose it, the server included. When the game is over, the secret stands in its record, and one command derives every outcome again:
web-about-private = What this page keeps
web-about-private-text = It loads nothing from anybody but this server, measures nobody and shows no advertisements. In this browser it keeps a cookie that says who you are, your settings, how far you have come in lessons, and what it needs to open without a connection. When you sign out, what belongs to you is removed.
web-about-drawings = Drawings
web-about-drawings-text = Most glyphs come from Game-icons.net and are used under the licence CC BY 3.0, their outlines rounded. Icons made by:
web-about-licence-cc = Creative Commons Attribution 3.0
web-about-own = The mark, the resources, the shapes of the families and the buttons were drawn for Ecumene.
web-about-letters = Letters
web-about-letters-text = Alegreya and Alegreya Sans by Juan Pablo del Peral for Huerta Tipográfica, under the SIL Open Font License; for this page they were divided into smaller files.
web-about-programs = Programs
web-about-programs-text = The page is made with Svelte (MIT licence) and Fluent (Apache licence 2.0).
web-about-licence-of = Licence: { $what }
web-about-programmers = For programmers
web-about-api = Everything a person can do here a program can do too: the API describes itself.
