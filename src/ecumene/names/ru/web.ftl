### Русский: что говорят все страницы веб-клиента. Тексты отдельных страниц - в web-*.ftl, игр - в GAME-web.ftl.

## Везде

web-skip = К содержанию
web-home = Ecumene, первая страница
web-nav = Страницы
web-nav-tables = Столы
web-nav-learn = Учиться
web-nav-rules = Правила
web-language = Язык
web-settings = Настройки
web-sign-in = Войти
web-to-night = Включить ночное море
web-to-parchment = Включить пергамент
web-to-tables = К столам
web-close = Закрыть
web-back = Назад
web-loading = Загрузка
web-loading-long = Всё ещё ждём сервер …
web-try-again = Попробовать ещё раз
web-offline = Сервер недоступен; проверьте соединение и попробуйте ещё раз.
web-line-broken = Связь с сервером прервалась.
web-line-safe =
    { $seconds ->
        [0] Всё сыгранное сохранено. Пробуем ещё раз …
        [one] Всё сыгранное сохранено. Следующая попытка через { $seconds } секунду.
        [few] Всё сыгранное сохранено. Следующая попытка через { $seconds } секунды.
       *[many] Всё сыгранное сохранено. Следующая попытка через { $seconds } секунд.
    }
web-try-now = Попробовать сейчас
web-nothing-here = По этому адресу ничего нет.
web-about = О Ecumene: авторы и лицензии
web-offline-now = Нет связи: вы видите то, что сохранил браузер, а на сервере всё в безопасности.
web-new-version = Появилась новая версия страницы.
web-load-it = Загрузить

## Игры и люди

web-game-duel = 7 чудес: Дуэль
web-bot = Бот { $level }
web-nobody = никто
web-seat-owl = Сова
web-seat-bull = Бык
web-seat-dolphin = Дельфин
web-seat-pegasus = Пегас
web-seat-crab = Краб
web-seat-tortoise = Черепаха
web-family-raw = С
web-family-craft = Р
web-family-civic = Г
web-family-science = Н
web-family-trade = К
web-family-war = В
web-family-guild = Ги

## Время

web-span-days = { $days } д { $hours } ч
web-span-hours = { $hours } ч { $minutes } мин
web-time-left = Осталось времени

## За столом: что спрашивают

web-your-move = Ваш ход.
web-awaits =
    { $n ->
        [0] Игра продолжается.
        [one] Думает { $who }.
        [few] Думают { $who }.
       *[many] Думают { $who }.
    }
web-commit = Подтвердить
web-not-sent-yet = До подтверждения ничего не отправляется.
web-no-way-back = Откроется что-то новое, поэтому вернуть ход не получится.
web-undo = Отменить ход
web-offers-takeback = просит вернуть последние ходы.
web-offers-cancel = предлагает закончить игру без результата.
web-agree = Согласиться
web-decline = Отказать
web-choose = Что с этим сделать
web-why-not = Почему нельзя
web-not-your-turn =
    { $n ->
        [one] Сейчас не ваш ход: подождите, пока ответит { $who }.
        [few] Сейчас не ваш ход: подождите, пока ответят { $who }.
       *[many] Сейчас не ваш ход: подождите, пока ответят { $who }.
    }
web-the-rule = Правило

## За столом: конец

web-game-over = Игра окончена.
web-end-resigned =
    { $n ->
        [one] Побеждает { $who }: остальные сдались.
        [few] Побеждают { $who }: остальные сдались.
       *[many] Побеждают { $who }: остальные сдались.
    }
web-end-time =
    { $n ->
        [one] Побеждает { $who }: у остальных вышло время.
        [few] Побеждают { $who }: у остальных вышло время.
       *[many] Побеждают { $who }: у остальных вышло время.
    }
web-end-cancelled = Игра закончена без результата, как договорились игроки.
web-report = Разбор
web-again = Сыграть ещё

## За столом: летопись

web-chronicle = Летопись
web-since-last =
    { $n ->
        [one] { $n } ход с прошлого раза
        [few] { $n } хода с прошлого раза
       *[many] { $n } ходов с прошлого раза
    }
web-move-number = Ход { $n }
web-consequences =
    { $n ->
        [one] { $n } последствие
        [few] { $n } последствия
       *[many] { $n } последствий
    }
web-nothing-told = Пока ничего не произошло.
web-set-up = Стол подготовлен
web-log-filter = Фильтр
web-log-filter-words = Слова
web-log-earlier = Показать предыдущие ходы

## За столом: что ещё можно сделать

web-more = Ещё
web-figures = Цифры
web-talk = Разговор
web-talk-unread =
    { $n ->
        [0] Разговор
        [one] Разговор, { $n } новое сообщение
        [few] Разговор, { $n } новых сообщения
       *[many] Разговор, { $n } новых сообщений
    }
web-tools = Инструменты
web-offer-takeback = Попросить вернуть ваш последний ход
web-offer-cancel = Предложить закончить без результата
web-claim = Заявить: у игрока { $who } вышло время
web-resign = Сдаться
web-resign-sure = Для вас игра закончится, победят остальные. Вернуть это нельзя.
web-leave = Уйти из-за стола
web-leave-sure = Ваше место освободится. Что с ним будет, решили перед игрой.
web-record = Сохранить запись игры
web-type-a-move = Введите ход
web-legal-moves = Разрешённые ходы
web-no-such-move = Ни один разрешённый ход так не начинается; нажмите Enter, чтобы узнать почему.

## Клавиши

web-keys = Клавиши
web-key-next = к следующему, что можно выбрать
web-key-previous = к предыдущему
web-key-enter = выбрать или подтвердить
web-key-escape = шаг назад
web-key-type = ввести ход словами
web-key-undo = отменить ход
web-key-talk = разговор
web-key-tools = подсказки, планы и приказы
web-key-keys = этот список
