### Українська: перегляд, розбір і те, що сталося без вас.

## Перегляд

web-replay = Повтор
web-replay-to-game = До гри
web-replay-to-now = До теперішнього ходу
web-replay-controls = Відтворення
web-replay-first = На початок
web-replay-turn-back = Назад до зміни гравця
web-replay-back = На хід назад
web-replay-play = Відтворити
web-replay-pause = Зупинити
web-replay-on = На хід уперед
web-replay-turn-on = Уперед до зміни гравця
web-replay-last = У кінець
web-replay-position = Позиція
web-replay-before = Перед першим ходом
web-replay-after = Після ходу { $n }
web-replay-of = Хід { $n } з { $most }
web-replay-from = Очима
web-replay-outside = Глядачі
web-replay-copy = Скопіювати позицію
web-replay-copied = Посилання скопійовано
web-replay-save = Зберегти
web-replay-as-text = Запис гри як текст
web-replay-as-data = Запис гри як JSON
web-replay-as-picture = Цю позицію як зображення
web-replay-keys = Стрілки — крок, Home і End — початок і кінець, пробіл — відтворення.

## Розбір: підсумок

web-report-not-yet = Розбір з’явиться, коли гру буде завершено.
web-report-moves = ходів
web-report-duration = від початку до кінця

## Розбір: шанси

web-report-chance = Шанси на перемогу
web-report-method = оцінка бота; невідоме щоразу роздається заново
web-report-begins = Бот переглядає гру …
web-report-progress =
    { $all ->
        [one] Переглянуто { $done } з { $all } ходу …
        [few] Переглянуто { $done } з { $all } ходів …
       *[many] Переглянуто { $done } з { $all } ходів …
    }
web-report-failed = Оцінки бота немає; усе інше на місці.
web-report-wins = Перемагає { $who }
web-report-percent = { $n } %
web-report-share = { $who }: { $n } %
web-report-chart = Шанси на перемогу після кожного ходу
web-report-chart-keys = Стрілки ведуть від ходу до ходу, Enter відкриває позицію.
web-report-open = Відкрити на полі
web-report-ways = Чим би все закінчилося
web-report-way = { $kind }: { $n } %
web-report-kind-military = військова
web-report-kind-science = наукова
web-report-kind-civilian = за балами
web-report-kind-shared = спільна
web-report-bars = { $above } вгорі, { $below } внизу; що вище, то більше втрачено
web-report-bars-many = кожен своїм кольором; що вище, то більше втрачено

## Розбір: переломні ходи

web-report-turning = Переломні ходи
web-report-no-turning = Жоден окремий хід не вирішив цієї гри.
web-report-better = Краще: { $move }; { $best } % замість { $chance } %.
web-report-found = Більше, ніж бачив у цьому бот: { $chance } % замість { $before } %.
web-report-play-from = Грати звідси

## Розбір: майстерність і удача

web-report-skill = Майстерність і удача
web-report-player = Гравець
web-report-given = втрачено
web-report-largest = найбільший промах
web-report-no-miss = немає
web-report-luck =
    { $n ->
        [one] Удача без урахування майстерності: { $n } пункт на користь гравця { $who }.
        [few] Удача без урахування майстерності: { $n } пункти на користь гравця { $who }.
       *[many] Удача без урахування майстерності: { $n } пунктів на користь гравця { $who }.
    }
web-report-luck-even = Наскільки можна судити, удача не була ні на чиєму боці.
web-report-unit = Один пункт — сота частка перемоги.
web-report-count = Бали наприкінці
web-report-list = Ходи

## Що сталося без вас

web-catch-up = Поки вас не було
web-catch-watch =
    { $seconds ->
        [one] Подивитися ({ $seconds } секунда)
        [few] Подивитися ({ $seconds } секунди)
       *[many] Подивитися ({ $seconds } секунд)
    }
web-catch-again = Переглянути хід за ходом
web-catch-skip = Будь-яка клавіша чи дотик пропускає
web-catch-change = { $label }: було { $from }, тепер { $to }
