### Русский: боковая панель стола - разговор, цифры, подсказки, планы, приказы, заметки.

web-side-talk = Разговор
web-side-figures = Цифры
web-side-hints = Подсказки
web-side-plan = А если
web-side-orders = Приказы
web-side-notes = Заметки

## Разговор

web-talk-here = Кто здесь
web-talk-is-here = здесь
web-talk-is-away = не здесь
web-talk-watching =
    { $n ->
        [0] никто не смотрит
        [one] смотрит { $n }
        [few] смотрят { $n }
       *[many] смотрят { $n }
    }
web-talk-nothing = Пока никто ничего не сказал.
web-talk-watcher = зритель
web-talk-both-rooms = Игра окончена: игроки и зрители читают друг друга.
web-talk-watchers-room = Зрители говорят между собой; игроки прочтут это после конца.
web-talk-about = Подробнее: { $name }
web-talk-profile = Профиль
web-talk-say = Скажите что-нибудь
web-talk-search = Найдите фразу или скажите своими словами
web-talk-send = Отправить
web-talk-phrases = Фразы
web-talk-phrases-note = Их каждый читает на своём языке.
web-talk-no-phrase = Ни одна фраза так не начинается; Enter отправит ваши слова.

## Цифры

web-figures-caption = Все игроки в цифрах
web-figures-what = Показатель
web-figures-note = Заголовок упорядочивает по своим значениям; наибольшее в строке выделено.
web-figures-none = Для этой игры цифр пока нет.

## Ходы на выбор

web-moves-search = Введите начало хода
web-moves-none = Выбирать не из чего.
web-moves-none-like-this = Ни один ход так не начинается.
web-moves-typed = Взять как введено: { $move }

## Подсказки

web-hints-note = Бот смотрит на стол вашими глазами. Его спрашивают, только когда вы нажимаете.
web-hints-ask = Спросить бота
web-hints-again = Спросить ещё раз
web-hints-thinking = Бот думает …
web-hints-not-now = Подсказку можно получить, когда о чём-то спрашивают вас.
web-hints-chance = вероятность победы { $chance }
web-hints-share = { $share } его размышлений
web-hints-doubt = Это догадки: они сосчитаны по множеству игр, которые бот вообразил.

## А если

web-plan-note = Играйте дальше тайком, за всех за столом. Этого никто не видит, и здесь ничего не считается.
web-plan-commit = Сыграть первый ход
web-plan-anew = Начать сначала
web-plan-leads = К чему это ведёт
web-plan-tales =
    { $n ->
        [one] { $n } строка летописи
        [few] { $n } строки летописи
       *[many] { $n } строк летописи
    }
web-plan-no-deltas = Ни одно число не меняется.
web-plan-other-future = Другое будущее
web-plan-dealt = Будущее { $n }: чего вы не знаете, роздано наугад.
web-plan-certain = Будущее { $n }: пока ничего скрытого не открылось.
web-plan-next = А дальше?
web-plan-kept = Сохранённые планы: { $n } из { $most }
web-plan-none-kept =
    { $most ->
        [one] В браузере можно сохранить { $most } план; его проверяют после каждого хода.
        [few] В браузере можно сохранить { $most } плана; их проверяют после каждого хода.
       *[many] В браузере можно сохранить { $most } планов; их проверяют после каждого хода.
    }
web-plan-name = Название плана
web-plan-name-n = План { $n }
web-plan-keep = Сохранить
web-plan-legal = ещё разрешён
web-plan-other-turn = Игра пошла иначе: начинать должен был бы игрок { $who }.
web-plan-forget = Забыть «{ $name }»

## Приказы

web-orders-note = Ответы наперёд. Сервер сыграет их за вас, как только они подойдут: сразу, если подходят уже сейчас, а также когда вас нет.
web-orders-none = Вы не давали здесь приказов.
web-orders-revoke = Отозвать
web-orders-revoke-n = Отозвать приказ { $n }
web-orders-new = Новый приказ
web-orders-when = Когда меня спрашивают
web-orders-any = О чём угодно
web-orders-after = Сразу после хода другого игрока
web-orders-add-after = Только после определённого хода …
web-orders-any-after = После любого хода
web-orders-answers = Ответить первым разрешённым из этих ходов
web-orders-add-answer = Если это не разрешено …
web-orders-earlier = На место выше: { $move }
web-orders-drop = Убрать: { $move }
web-orders-how-often = Самое большее раз
web-orders-quoted = „{ $move }“
web-orders-says-always =
    { $n ->
        [1] О чём бы ни спросили, вы играете { $answers }, если это разрешено.
       *[other] О чём бы ни спросили, вы играете первое разрешённое из этого: { $answers }.
    }
web-orders-says-asked =
    { $n ->
        [1] Когда спрашивают: „{ $prompt }“, вы играете { $answers }, если это разрешено.
       *[other] Когда спрашивают: „{ $prompt }“, вы играете первое разрешённое из этого: { $answers }.
    }
web-orders-says-after =
    { $n ->
        [1] Сразу после хода { $after } другого игрока вы играете { $answers }, если это разрешено.
       *[other] Сразу после хода { $after } другого игрока вы играете первое разрешённое из этого: { $answers }.
    }
web-orders-says-both =
    { $n ->
        [1] Когда спрашивают: „{ $prompt }“, сразу после хода { $after } другого игрока вы играете { $answers }, если это разрешено.
       *[other] Когда спрашивают: „{ $prompt }“, сразу после хода { $after } другого игрока вы играете первое разрешённое из этого: { $answers }.
    }
web-orders-times =
    { $times ->
        [1] Это случится один раз.
        [one] Это случится самое большее { $times } раз.
        [few] Это случится самое большее { $times } раза.
       *[many] Это случится самое большее { $times } раз.
    }
web-orders-give = Дать этот приказ

## Заметки

web-note-private = Эту заметку можете прочитать только вы.
web-note-keeping = Ещё не сохранено …
web-note-kept = Сохранено
