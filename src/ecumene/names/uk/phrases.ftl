### Ukrainian: phrases that players pick at the table, and what guests are called.

# A guest without a name: one more of them is told apart by a number.
guest-name = Гість { $number }

## Meeting

phrase-hello = Вітаю!
phrase-good-luck = Хай щастить!
phrase-have-fun = Приємної гри!
phrase-new-here = Це моя перша гра, будьте поблажливі.
phrase-waiting = Зачекаймо на інших.
phrase-ready = Я вже тут, можна починати.
phrase-shall-we-begin = Починаймо?

## Being polite

phrase-thanks = Дякую!
phrase-you-are-welcome = Прошу.
phrase-please = Будь ласка.
phrase-sorry = Перепрошую!
phrase-no-problem = Нічого страшного.
phrase-yes = Так.
phrase-no = Ні.
phrase-agreed = Домовилися.

## About time

phrase-your-turn = Ваш хід.
phrase-hurry = Чи можна грати трохи швидше?
phrase-no-hurry = Не поспішайте, час є.
phrase-thinking = Тут мені треба подумати.
phrase-one-moment = Хвилинку, будь ласка.
phrase-back-soon = Буду за кілька хвилин.
phrase-back = Я знову тут.
phrase-connection = Сьогодні в мене поганий зв’язок.
phrase-must-go = Мені вже час іти.
phrase-continue-later = Продовжмо пізніше.

## About the game

phrase-nice-move = Гарний хід!
phrase-did-not-see-that = Оце несподіванка!
phrase-wow = Овва!
phrase-oops = Ой!
phrase-lucky-me = Пощастило мені!
phrase-lucky-you = Пощастило вам!
phrase-bad-luck = Оце так не пощастило!
phrase-close = Боротьба буде до останнього.
phrase-difficult = Складне становище.

## Taking back and ending

phrase-misclick = Це був випадковий клік.
phrase-may-i-take-back = Чи можна мені повернути хід?
phrase-take-it-back = Бажаєте повернути свій хід?
phrase-play-on = Граймо далі.
phrase-shall-we-stop = Може, завершимо гру на цьому?
phrase-well-played = Чудово зіграно!
phrase-good-game = Гарна була гра!
phrase-congratulations = Вітаю з перемогою!
phrase-rematch = Зіграємо ще раз?
phrase-last-one = Остання гра на сьогодні.
phrase-see-you = До наступної гри!
phrase-goodbye = На все добре!
