### Українська: вестибюль вебклієнта - перша сторінка, списки, нові столи, час перед грою.

## Перша сторінка

web-title-home = Ecumene: настільні ігри про цивілізації
web-headline = Увесь відомий світ за одним столом.
web-lead = Настільні ігри про цивілізації: кожного правила дотримано, кожну відмову пояснено. Наживо чи по ходу на день. З друзями або з ботами, які грають чесно.
web-fact-languages = мови за одним столом
web-fact-levels = рівнів ботів, від новачка до майстра
web-fact-luck = прихованих кубиків: кожне тасування можна перевірити
web-new-table = Новий стіл
web-play-bot = Зіграти з ботом
web-choose-level = Наскільки сильний бот?
web-level-note = Виберіть рівень, і гра почнеться. Ходи можна скасовувати.
web-level-last = як минулого разу
web-level-named = { $level }, { $name }
web-level-of = Сила бота на місці { $n }
web-tables-wait =
    { $n ->
        [one] На вас чекає { $n } стіл.
        [few] На вас чекають { $n } столи.
       *[many] На вас чекають { $n } столів.
    }
web-waits-first = Спершу { $table }.
web-nothing-waits = Зараз на вас ніщо не чекає.
web-wait-later = Пізніше
web-go-to = До столу { $table }
web-the-games = Ігри
web-game-size-duel = 2 гравці, 30 хвилин
web-game-about-duel = Три епохи, три шляхи до перемоги, одна піраміда карт.

## Списки столів

web-own-tables = Ваші столи
web-open-tables = Відкриті столи
web-now-running = Можна подивитися
web-lately-finished = Щойно зіграні
web-see-all = усі
web-see-all-n = усі столи: { $n }
web-which-tables = Які столи
web-filter-any = будь-які
web-filter-live = наживо
web-filter-days = заочно
web-filter-hints = з підказками
web-sit-down = Сісти
web-sit-down-at = Сісти за стіл { $table }
web-places-free =
    { $n ->
        [0] вільних місць немає
        [one] { $n } вільне місце
        [few] { $n } вільні місця
       *[many] { $n } вільних місць
    }
web-place-kept = Для вас притримано місце.
web-not-begun = Чекає на гравців
web-who-won =
    { $n ->
        [one] Перемога: { $who }
        [few] Перемогу ділять { $who }
       *[many] Перемогу ділять { $who }
    }
web-no-result = Без результату
web-called-off = Скасовано
web-set-aside = Відкладено: збій у правилах
web-none-open = Відкритих столів зараз немає. Відкрийте свій, а боти складуть компанію.
web-none-like-this = Таких відкритих столів немає.
web-none-own = Зараз ви не сидите за жодним столом.
web-none-yours-yet = У вас ще немає столів: сядьте за котрийсь або увійдіть, щоб побачити свої.
web-list-own = Ваші
web-list-open = Відкриті
web-list-playing = У грі
web-list-over = Зіграні
web-list-own-empty = Ви ще не сиділи за жодним столом.
web-list-open-empty = Відкритих столів зараз немає.
web-list-playing-empty = Зараз ніхто не грає.
web-list-over-empty = Жодної гри ще не дограно.
web-no-more = У списках видно { $n } найновіших столів.
web-any-game = будь-яка гра

## Мапа

web-chart-title = Внутрішнє море
web-chart-tables = Столи зараз
web-chart-waits = чекає на вас
web-chart-own = ви там граєте
web-chart-open = є вільні місця
web-in-play = у грі
web-sea-sardinian = Сардинське море
web-sea-tyrrhenian = Тірренське море
web-sea-adriatic = Адріатика
web-sea-ionian = Іонічне море
web-sea-african = Африканське море
web-sea-aegean = Егейське
web-sea-egyptian = Єгипетське море
web-sea-black = Чорне море

## Новий стіл

web-which-game = Гра
web-all-places = Місця
web-how-many = Скільки гравців
web-place-of = Хто грає на місці { $n }
web-chair-me = Я
web-chair-link = За посиланням
web-chair-open = Відкрито
web-chair-bot = Бот
web-chair-guest = ви, як гість
web-chair-link-note = Хто має посилання; у списках столу немає.
web-chair-open-note = Хто прийде: стіл є у списку відкритих.
web-anybody = будь-хто
web-pace-and-rules = Темп і правила
web-more-rules = Ще правила
web-plate-what = Що вийде
web-plate-table = Стіл
web-open-table = Відкрити стіл
web-keep-preset = Зберегти як зразок
web-preset-kept = Наступний стіл цієї гри почнеться з цих налаштувань.
web-preset-forget = Повернути звичайні
web-option-duel-wonders = Чудеса
web-option-duel-wonders-draft = обирають по черзі
web-option-duel-wonders-preset = роздані, як для першої гри

## Темп

web-rule-pace = Темп
web-pace-none = Без годинника
web-pace-live = Наживо
web-pace-days = Заочно
web-pace-none-note = Ніхто не програє за часом.
web-pace-alone-note = Ви граєте лише з ботами, тож годинник не потрібен.
web-pace-live-note = Усі за столом водночас; запас хвилин на всю гру.
web-pace-days-note = Хід час від часу; на кожен свій строк.
web-pace-time = Час
web-pace-time-note = Кожному гравцеві, і додається після кожної відповіді.
web-pace-minutes = хвилин
web-pace-increment = секунд додається
web-pace-a-move = На хід
web-pace-n-days =
    { $n ->
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }
web-pace-nights = Уночі час стоїть
web-pace-from = з
web-pace-to = до
web-pace-zone = за часом
web-pace-untimed = без годинника
web-pace-bank = наживо, { $bank } + { $increment }
web-pace-each = { $time } на хід
web-pace-by-days =
    { $n ->
        [one] { $n } день на хід
        [few] { $n } дні на хід
       *[many] { $n } днів на хід
    }
web-pace-night = з { $from } до { $to } час стоїть, { $zone }

## Про що ще домовляються

web-rule-undo = Скасування
web-rule-undo-none = ні
web-rule-undo-own = свої ходи
web-rule-undo-agreed = свої, далі за згодою
web-rule-undo-none-note = Кожен хід остаточний.
web-rule-undo-own-note = Ваші останні ходи, поки не відкрилося нічого нового.
web-rule-undo-agreed-note = Ваші останні ходи, поки не відкрилося нічого нового; більше, якщо всі згодні.
web-rule-hints = Підказки
web-rule-hints-yes = дозволені
web-rule-hints-no = без них
web-rule-hints-note = Гравці можуть питати, що зробив би бот.
web-rule-absent = Хто зник
web-rule-absent-lose = програє
web-rule-absent-bot = за нього грає бот
web-rule-absent-wait = на нього чекають
web-rule-absent-level = за нього грає бот { $level }
web-rule-absent-how = Сила цього бота
web-rule-watch = Глядачі
web-rule-watch-everybody = усі охочі
web-rule-watch-nobody = лише гравці
web-rule-watch-late = усі охочі, із запізненням { $time }
web-rule-delay = Глядачі бачать
web-rule-delay-none = одразу
web-rule-delay-note = Запізнення не дає глядачам підказувати.
web-rule-listed = У списках
web-rule-listed-yes = знайдуть усі
web-rule-listed-no = лише за посиланням
web-rule-listed-note = Видно всім, хто шукає, що подивитися.
web-rule-order = Місця за столом
web-rule-order-drawn = за жеребом
web-rule-order-joined = хто раніше сів
web-rule-start = Початок
web-rule-start-full = щойно всі зберуться
web-rule-start-host = коли скаже господар
web-rule-pause = Боти думають
web-rule-pause-usual = як звичайно
web-rule-pause-at-once = без пауз
web-table-password = Пароль
web-table-password-note = 8 знаків або більше; хто сідає, має його знати. Порожньо — без пароля.
web-table-password-ask = Пароль цього столу
web-table-password-needed = потрібен пароль
web-entropy = Ваша частка удачі
web-entropy-note = Будь-які літери й цифри, що домішуються до кожного тасування. Тоді ніхто, навіть цей сервер, не міг знати колоду наперед.
web-entropy-roll = Кинути

## Перед грою

web-waits-for =
    { $n ->
        [one] Гра почнеться, коли прийде ще { $n } гравець.
        [few] Гра почнеться, коли прийдуть ще { $n } гравці.
       *[many] Гра почнеться, коли прийдуть ще { $n } гравців.
    }
web-waits-for-host = Усі зібралися; коли почати, скаже господар.
web-all-there = Усі зібралися.
web-may-start = Гравців уже досить.
web-start-game = Почати гру
web-place-free = вільне
web-place-kept-for = притримано для { $who }
web-place-you = ви
web-place-you-host = ви, господар
web-place-host = господар
web-add-bot = Додати бота
web-free-place = Звільнити місце
web-free-place-of = Звільнити місце: { $who }
web-join-note = Обліковий запис не потрібен: ім’я підберемо.
web-invite = Запросити
web-invite-note = Хто має це посилання, може зайти, подивитися й сісти на вільне місце.
web-invite-link = Посилання на цей стіл
web-invite-title = Гра за столом { $table }
web-link-copy = Скопіювати
web-link-copied = Скопійовано
web-link-share = Поділитися
web-agreed-on = Домовлено
web-promise = Обіцянка удачі
web-promise-note = Уся удача за цим столом випливає з таємного числа, яке вже обрано. Тут стоїть його хеш; після гри число опублікують, і кожен зможе перевірити, що нічого не підмінено.
web-promise-hash = Хеш (SHA-256)
web-call-off = Скасувати стіл
web-call-off-sure = Стіл закриється для всіх. Новий можна відкрити будь-коли.
web-called-off-note = Цей стіл скасовано ще до початку гри.

## Порти: як звуться столи
