### English: phrases that players pick at the table, and what guests are called.

# A guest without a name: one more of them is told apart by a number.
guest-name = Guest { $number }

## Meeting

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-have-fun = Have fun!
phrase-new-here = This is my first game, please be patient.
phrase-waiting = Let us wait for the others.
phrase-ready = I am ready.
phrase-shall-we-begin = Shall we begin?

## Being polite

phrase-thanks = Thank you!
phrase-you-are-welcome = You are welcome.
phrase-please = Please.
phrase-sorry = Sorry!
phrase-no-problem = No problem.
phrase-yes = Yes.
phrase-no = No.
phrase-agreed = Agreed.

## About time

phrase-your-turn = It is your turn.
phrase-hurry = Could you play a little faster, please?
phrase-no-hurry = No hurry, take your time.
phrase-thinking = I need to think about this.
phrase-one-moment = One moment, please.
phrase-back-soon = I will be back in a few minutes.
phrase-back = I am back.
phrase-connection = My connection is bad today.
phrase-must-go = I have to go.
phrase-continue-later = Let us continue later.

## About the game

phrase-nice-move = Nice move!
phrase-did-not-see-that = I did not see that coming!
phrase-wow = Wow!
phrase-oops = Oops!
phrase-lucky-me = Lucky me!
phrase-lucky-you = Lucky you!
phrase-bad-luck = What bad luck!
phrase-close = This is going to be close.
phrase-difficult = A difficult position.

## Taking back and ending

phrase-misclick = That was a slip of the finger.
phrase-may-i-take-back = May I take that back?
phrase-take-it-back = Would you like to take that back?
phrase-play-on = Let us play on.
phrase-shall-we-stop = Shall we end the game here?
phrase-well-played = Well played!
phrase-good-game = Good game!
phrase-congratulations = Congratulations!
phrase-rematch = Another game?
phrase-last-one = One last game.
phrase-see-you = See you next time!
phrase-goodbye = Goodbye!
