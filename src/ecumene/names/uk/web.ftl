### Українська: що кажуть усі сторінки вебклієнта. Тексти окремих сторінок - у web-*.ftl, ігор - у GAME-web.ftl.

## Усюди

web-skip = До вмісту
web-home = Ecumene, перша сторінка
web-nav = Сторінки
web-nav-tables = Столи
web-nav-learn = Вчитися
web-nav-rules = Правила
web-language = Мова
web-settings = Налаштування
web-sign-in = Увійти
web-to-night = Увімкнути нічне море
web-to-parchment = Увімкнути пергамент
web-to-tables = До столів
web-close = Закрити
web-back = Назад
web-loading = Завантаження
web-loading-long = Ще чекаємо на сервер …
web-try-again = Спробувати ще раз
web-offline = Сервер недосяжний; перевірте з’єднання і спробуйте ще раз.
web-line-broken = Зв’язок із сервером урвався.
web-line-safe =
    { $seconds ->
        [0] Усе зігране збережено. Пробуємо ще раз …
        [one] Усе зігране збережено. Наступна спроба за { $seconds } секунду.
        [few] Усе зігране збережено. Наступна спроба за { $seconds } секунди.
       *[many] Усе зігране збережено. Наступна спроба за { $seconds } секунд.
    }
web-try-now = Спробувати зараз
web-nothing-here = За цією адресою нічого немає.
web-about = Про Ecumene: автори й ліцензії
web-offline-now = Немає зв’язку: ви бачите те, що зберіг браузер, а на сервері все в безпеці.
web-new-version = З’явилася нова версія сторінки.
web-load-it = Завантажити

## Ігри та люди

web-game-duel = 7 Чудес: Дуель
web-bot = Бот { $level }
web-nobody = ніхто
web-seat-owl = Сова
web-seat-bull = Бик
web-seat-dolphin = Дельфін
web-seat-pegasus = Пегас
web-seat-crab = Краб
web-seat-tortoise = Черепаха
web-family-raw = С
web-family-craft = Т
web-family-civic = Ц
web-family-science = Н
web-family-trade = К
web-family-war = В
web-family-guild = Г

## Час

web-span-days = { $days } д { $hours } год
web-span-hours = { $hours } год { $minutes } хв
web-time-left = Залишилося часу

## За столом: що питають

web-your-move = Ваш хід.
web-awaits =
    { $n ->
        [0] Гра триває.
        [one] Думає { $who }.
        [few] Думають { $who }.
       *[many] Думають { $who }.
    }
web-commit = Підтвердити
web-not-sent-yet = До підтвердження нічого не надсилається.
web-no-way-back = Відкриється щось нове, тож повернути хід не вийде.
web-undo = Скасувати хід
web-offers-takeback = просить повернути останні ходи.
web-offers-cancel = пропонує завершити гру без результату.
web-agree = Погодитися
web-decline = Відмовити
web-choose = Що з цим зробити
web-why-not = Чому не можна
web-not-your-turn =
    { $n ->
        [one] Зараз не ваш хід: зачекайте, поки дасть відповідь { $who }.
        [few] Зараз не ваш хід: зачекайте, поки дадуть відповідь { $who }.
       *[many] Зараз не ваш хід: зачекайте, поки дадуть відповідь { $who }.
    }
web-the-rule = Правило

## За столом: кінець

web-game-over = Гру завершено.
web-end-resigned =
    { $n ->
        [one] Перемагає { $who }: решта здалися.
        [few] Перемагають { $who }: решта здалися.
       *[many] Перемагають { $who }: решта здалися.
    }
web-end-time =
    { $n ->
        [one] Перемагає { $who }: в інших вийшов час.
        [few] Перемагають { $who }: в інших вийшов час.
       *[many] Перемагають { $who }: в інших вийшов час.
    }
web-end-cancelled = Гру завершено без результату, як домовилися гравці.
web-report = Розбір
web-again = Зіграти ще

## За столом: літопис

web-chronicle = Літопис
web-since-last =
    { $n ->
        [one] { $n } хід від минулого разу
        [few] { $n } ходи від минулого разу
       *[many] { $n } ходів від минулого разу
    }
web-move-number = Хід { $n }
web-consequences =
    { $n ->
        [one] { $n } наслідок
        [few] { $n } наслідки
       *[many] { $n } наслідків
    }
web-nothing-told = Ще нічого не сталося.
web-set-up = Стіл підготовано
web-log-filter = Фільтр
web-log-filter-words = Слова
web-log-earlier = Показати попередні ходи

## За столом: що ще можна зробити

web-more = Ще
web-figures = Цифри
web-talk = Розмова
web-talk-unread =
    { $n ->
        [0] Розмова
        [one] Розмова, { $n } нове повідомлення
        [few] Розмова, { $n } нові повідомлення
       *[many] Розмова, { $n } нових повідомлень
    }
web-tools = Інструменти
web-offer-takeback = Попросити повернути ваш останній хід
web-offer-cancel = Запропонувати завершити без результату
web-claim = Заявити: у гравця { $who } вийшов час
web-resign = Здатися
web-resign-sure = Для вас гра закінчиться, переможуть інші. Повернути цього не можна.
web-leave = Піти з-за столу
web-leave-sure = Ваше місце стане вільним. Що з ним буде, домовлено перед грою.
web-record = Зберегти запис гри
web-type-a-move = Введіть хід
web-legal-moves = Дозволені ходи
web-no-such-move = Жоден дозволений хід так не починається; натисніть Enter, щоб дізнатися чому.

## Клавіші

web-keys = Клавіші
web-key-next = до наступного, що можна вибрати
web-key-previous = до попереднього
web-key-enter = вибрати або підтвердити
web-key-escape = крок назад
web-key-type = ввести хід словами
web-key-undo = скасувати хід
web-key-talk = розмова
web-key-tools = підказки, плани й накази
web-key-keys = цей перелік
