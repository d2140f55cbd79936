### Русский: вестибюль веб-клиента - первая страница, списки, новые столы, время перед игрой.

## Первая страница

web-title-home = Ecumene: настольные игры о цивилизациях
web-headline = Весь известный мир за одним столом.
web-lead = Настольные игры о цивилизациях: каждое правило соблюдено, каждый отказ объяснён. Вживую или по ходу в день. С друзьями или с ботами, которые играют честно.
web-fact-languages = языка за одним столом
web-fact-levels = уровней ботов, от новичка до мастера
web-fact-luck = скрытых кубиков: каждую тасовку можно проверить
web-new-table = Новый стол
web-play-bot = Сыграть с ботом
web-choose-level = Насколько сильный бот?
web-level-note = Выберите уровень, и игра начнётся. Ходы можно отменять.
web-level-last = как в прошлый раз
web-level-named = { $level }, { $name }
web-level-of = Сила бота на месте { $n }
web-tables-wait =
    { $n ->
        [one] Вас ждёт { $n } стол.
        [few] Вас ждут { $n } стола.
       *[many] Вас ждут { $n } столов.
    }
web-waits-first = Сначала { $table }.
web-nothing-waits = Сейчас вас ничего не ждёт.
web-wait-later = Позже
web-go-to = К столу { $table }
web-the-games = Игры
web-game-size-duel = 2 игрока, 30 минут
web-game-about-duel = Три эпохи, три пути к победе, одна пирамида карт.

## Списки столов

web-own-tables = Ваши столы
web-open-tables = Открытые столы
web-now-running = Можно посмотреть
web-lately-finished = Недавно сыгранные
web-see-all = все
web-see-all-n = все столы: { $n }
web-which-tables = Какие столы
web-filter-any = любые
web-filter-live = вживую
web-filter-days = заочно
web-filter-hints = с подсказками
web-sit-down = Сесть
web-sit-down-at = Сесть за стол { $table }
web-places-free =
    { $n ->
        [0] свободных мест нет
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
web-place-kept = Для вас придержали место.
web-not-begun = Ждёт игроков
web-who-won =
    { $n ->
        [one] Победа: { $who }
        [few] Победу делят { $who }
       *[many] Победу делят { $who }
    }
web-no-result = Без результата
web-called-off = Отменён
web-set-aside = Отложен: сбой в правилах
web-none-open = Открытых столов сейчас нет. Откройте свой, а боты составят компанию.
web-none-like-this = Таких открытых столов нет.
web-none-own = Сейчас вы не сидите ни за одним столом.
web-none-yours-yet = У вас ещё нет столов: сядьте за какой-нибудь или войдите, чтобы увидеть свои.
web-list-own = Ваши
web-list-open = Открытые
web-list-playing = В игре
web-list-over = Сыгранные
web-list-own-empty = Вы ещё не сидели ни за одним столом.
web-list-open-empty = Открытых столов сейчас нет.
web-list-playing-empty = Сейчас никто не играет.
web-list-over-empty = Ни одной игры ещё не доиграно.
web-no-more = В списках видно { $n } самых новых столов.
web-any-game = любая игра

## Карта

web-chart-title = Внутреннее море
web-chart-tables = Столы сейчас
web-chart-waits = ждёт вас
web-chart-own = вы там играете
web-chart-open = есть свободные места
web-in-play = в игре
web-sea-sardinian = Сардинское море
web-sea-tyrrhenian = Тирренское море
web-sea-adriatic = Адриатика
web-sea-ionian = Ионическое море
web-sea-african = Африканское море
web-sea-aegean = Эгейское
web-sea-egyptian = Египетское море
web-sea-black = Чёрное море

## Новый стол

web-which-game = Игра
web-all-places = Места
web-how-many = Сколько игроков
web-place-of = Кто играет на месте { $n }
web-chair-me = Я
web-chair-link = По ссылке
web-chair-open = Открыто
web-chair-bot = Бот
web-chair-guest = вы, как гость
web-chair-link-note = У кого есть ссылка; в списках стола нет.
web-chair-open-note = Кто придёт: стол есть в списке открытых.
web-anybody = кто угодно
web-pace-and-rules = Темп и правила
web-more-rules = Ещё правила
web-plate-what = Что получится
web-plate-table = Стол
web-open-table = Открыть стол
web-keep-preset = Сохранить как образец
web-preset-kept = Следующий стол этой игры начнётся с этих настроек.
web-preset-forget = Вернуть обычные
web-option-duel-wonders = Чудеса
web-option-duel-wonders-draft = выбирают по очереди
web-option-duel-wonders-preset = розданы, как для первой игры

## Темп

web-rule-pace = Темп
web-pace-none = Без часов
web-pace-live = Вживую
web-pace-days = Заочно
web-pace-none-note = Никто не проиграет по времени.
web-pace-alone-note = Вы играете только с ботами, поэтому часы не нужны.
web-pace-live-note = Все за столом одновременно; запас минут на всю игру.
web-pace-days-note = Ход время от времени; на каждый свой срок.
web-pace-time = Время
web-pace-time-note = Каждому игроку, и добавляется после каждого ответа.
web-pace-minutes = минут
web-pace-increment = секунд добавляется
web-pace-a-move = На ход
web-pace-n-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
web-pace-nights = Ночью часы стоят
web-pace-from = с
web-pace-to = до
web-pace-zone = по времени
web-pace-untimed = без часов
web-pace-bank = вживую, { $bank } + { $increment }
web-pace-each = { $time } на ход
web-pace-by-days =
    { $n ->
        [one] { $n } день на ход
        [few] { $n } дня на ход
       *[many] { $n } дней на ход
    }
web-pace-night = с { $from } до { $to } часы стоят, { $zone }

## О чём ещё договариваются

web-rule-undo = Отмена
web-rule-undo-none = нет
web-rule-undo-own = свои ходы
web-rule-undo-agreed = свои, дальше по согласию
web-rule-undo-none-note = Каждый ход окончательный.
web-rule-undo-own-note = Ваши последние ходы, пока не открылось ничего нового.
web-rule-undo-agreed-note = Ваши последние ходы, пока не открылось ничего нового; больше, если все согласны.
web-rule-hints = Подсказки
web-rule-hints-yes = разрешены
web-rule-hints-no = без них
web-rule-hints-note = Игроки могут спрашивать, что сделал бы бот.
web-rule-absent = Кто пропал
web-rule-absent-lose = проигрывает
web-rule-absent-bot = за него играет бот
web-rule-absent-wait = его ждут
web-rule-absent-level = за него играет бот { $level }
web-rule-absent-how = Сила этого бота
web-rule-watch = Зрители
web-rule-watch-everybody = все желающие
web-rule-watch-nobody = только игроки
web-rule-watch-late = все желающие, с опозданием { $time }
web-rule-delay = Зрители видят
web-rule-delay-none = сразу
web-rule-delay-note = Опоздание не даёт зрителям подсказывать.
web-rule-listed = В списках
web-rule-listed-yes = найдут все
web-rule-listed-no = только по ссылке
web-rule-listed-note = Видно всем, кто ищет, что посмотреть.
web-rule-order = Места за столом
web-rule-order-drawn = по жребию
web-rule-order-joined = кто раньше сел
web-rule-start = Начало
web-rule-start-full = как только все соберутся
web-rule-start-host = когда скажет хозяин
web-rule-pause = Боты думают
web-rule-pause-usual = как обычно
web-rule-pause-at-once = без пауз
web-table-password = Пароль
web-table-password-note = 8 знаков или больше; кто садится, должен его знать. Пусто — без пароля.
web-table-password-ask = Пароль этого стола
web-table-password-needed = нужен пароль
web-entropy = Ваша доля удачи
web-entropy-note = Любые буквы и цифры, которые подмешиваются в каждую тасовку. Тогда никто, даже этот сервер, не мог знать колоду заранее.
web-entropy-roll = Бросить

## Перед игрой

web-waits-for =
    { $n ->
        [one] Игра начнётся, когда придёт ещё { $n } игрок.
        [few] Игра начнётся, когда придут ещё { $n } игрока.
       *[many] Игра начнётся, когда придут ещё { $n } игроков.
    }
web-waits-for-host = Все собрались; когда начать, скажет хозяин.
web-all-there = Все собрались.
web-may-start = Игроков уже достаточно.
web-start-game = Начать игру
web-place-free = свободно
web-place-kept-for = придержано для { $who }
web-place-you = вы
web-place-you-host = вы, хозяин
web-place-host = хозяин
web-add-bot = Добавить бота
web-free-place = Освободить место
web-free-place-of = Освободить место: { $who }
web-join-note = Учётная запись не нужна: имя подберём.
web-invite = Пригласить
web-invite-note = У кого есть эта ссылка, может зайти, посмотреть и сесть на свободное место.
web-invite-link = Ссылка на этот стол
web-invite-title = Игра за столом { $table }
web-link-copy = Скопировать
web-link-copied = Скопировано
web-link-share = Поделиться
web-agreed-on = Договорились
web-promise = Обещание удачи
web-promise-note = Вся удача за этим столом следует из тайного числа, которое уже выбрано. Здесь стоит его хеш; после игры число опубликуют, и каждый сможет проверить, что ничего не подменили.
web-promise-hash = Хеш (SHA-256)
web-call-off = Отменить стол
web-call-off-sure = Стол закроется для всех. Новый можно открыть когда угодно.
web-called-off-note = Этот стол отменили ещё до начала игры.

## Порты: как зовутся столы
