### Russian: phrases that players pick at the table, and what guests are called.

# A guest without a name: one more of them is told apart by a number.
guest-name = Гость { $number }

## Meeting

phrase-hello = Здравствуйте!
phrase-good-luck = Удачи!
phrase-have-fun = Приятной игры!
phrase-new-here = Это моя первая игра, будьте снисходительны.
phrase-waiting = Давайте подождём остальных.
phrase-ready = Я на месте, можно начинать.
phrase-shall-we-begin = Начнём?

## Being polite

phrase-thanks = Спасибо!
phrase-you-are-welcome = Пожалуйста.
phrase-please = Прошу вас.
phrase-sorry = Извините!
phrase-no-problem = Ничего страшного.
phrase-yes = Да.
phrase-no = Нет.
phrase-agreed = Договорились.

## About time

phrase-your-turn = Ваш ход.
phrase-hurry = Можно играть чуть быстрее?
phrase-no-hurry = Не торопитесь, время есть.
phrase-thinking = Тут мне надо подумать.
phrase-one-moment = Минутку, пожалуйста.
phrase-back-soon = Вернусь через несколько минут.
phrase-back = Я снова здесь.
phrase-connection = Сегодня у меня плохая связь.
phrase-must-go = Мне пора идти.
phrase-continue-later = Давайте продолжим позже.

## About the game

phrase-nice-move = Хороший ход!
phrase-did-not-see-that = Вот это неожиданность!
phrase-wow = Ого!
phrase-oops = Ой!
phrase-lucky-me = Мне повезло!
phrase-lucky-you = Вам повезло!
phrase-bad-luck = Вот это невезение!
phrase-close = Борьба будет до последнего.
phrase-difficult = Трудное положение.

## Taking back and ending

phrase-misclick = Это был случайный клик.
phrase-may-i-take-back = Можно мне взять ход назад?
phrase-take-it-back = Хотите взять свой ход назад?
phrase-play-on = Играем дальше.
phrase-shall-we-stop = Может быть, закончим на этом?
phrase-well-played = Отлично сыграно!
phrase-good-game = Хорошая была игра!
phrase-congratulations = Поздравляю с победой!
phrase-rematch = Сыграем ещё раз?
phrase-last-one = Последняя игра на сегодня.
phrase-see-you = До следующей игры!
phrase-goodbye = До свидания!
