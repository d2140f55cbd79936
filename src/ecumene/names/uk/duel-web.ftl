### Українська: що каже поле «7 Чудес: Дуель».

duel-web-age = Епоха { $age }
duel-web-draft = Вибір чудес
duel-web-board = Поле
duel-web-you = Ви

## Розділи поля на вузьких екранах

duel-web-parts = Розділи поля
duel-web-tab-cards = Карти
duel-web-tab-cities = Міста
duel-web-tab-chronicle = Літопис
duel-web-tab-unseen = Невідомі

## Чим закінчилася гра, у підказці

duel-end-military = { $who } перемагає завдяки військовій перевазі.
duel-end-science = { $who } перемагає завдяки науковій перевазі.
duel-end-civilian =
    { $n ->
        [one] { $who } має більше балів і перемагає.
        [few] { $who } ділять перемогу.
       *[many] { $who } ділять перемогу.
    }

## Структура вголос; ряди рахують від того, що відкривається першим

duel-web-structure =
    { $n ->
        [one] Структура карт епохи { $age }, лишилася { $n } карта; ряди від того, що відкривається першим
        [few] Структура карт епохи { $age }, лишилося { $n } карти; ряди від того, що відкривається першим
       *[many] Структура карт епохи { $age }, лишилося { $n } карт; ряди від того, що відкривається першим
    }
duel-web-card-at = Ряд { $row }, карта { $place }: { $what }, { $family }.
duel-web-face-down-at =
    { $back ->
        [guild] Ряд { $row }, карта { $place }: гільдія долілиць.
       *[age] Ряд { $row }, карта { $place }: карта епохи долілиць.
    }
duel-web-empty-at = Ряд { $row }, карта { $place }: взято.
duel-web-fate-at =
    { $kind ->
        [build] Ряд { $row }, карта { $place }, взято: { $what }, споруджено. { $who }.
        [chain] Ряд { $row }, карта { $place }, взято: { $what }, споруджено безкоштовно. { $who }.
        [discard] Ряд { $row }, карта { $place }, взято: { $what }, скинуто. { $who }.
       *[bury] Ряд { $row }, карта { $place }, взято: { $what }, підкладено під чудо. { $who }.
    }
duel-web-fate =
    { $kind ->
        [build] споруджено
        [chain] безкоштовно
        [discard] скинуто
       *[bury] під чудом
    }
duel-web-covered-by =
    { $n ->
        [one] Накрито { $n } картою.
        [few] Накрито { $n } картами.
       *[many] Накрито { $n } картами.
    }
duel-web-frees = Звільняє: { $what }.
duel-web-turns-up =
    { $n ->
        [one] Відкриває { $n } приховану карту.
        [few] Відкриває { $n } приховані карти.
       *[many] Відкриває { $n } прихованих карт.
    }
duel-web-uncovers-nothing = Нічого не звільняє.
duel-web-uncovers =
    { $n ->
        [0] нічого не звільняє
       *[other] звільняє { $n }
    }
duel-web-face-down =
    { $back ->
        [guild]
            { $n ->
                [one] Тут лежить гільдія; її відкриють, коли її ніщо не накриватиме. Невідома лише { $n }: { $what }.
                [few] Тут лежить гільдія; її відкриють, коли її ніщо не накриватиме. Це одна з { $n } невідомих: { $what }.
               *[many] Тут лежить гільдія; її відкриють, коли її ніщо не накриватиме. Це одна з { $n } невідомих: { $what }.
            }
       *[age]
            { $n ->
                [one] Цю карту відкриють, коли її ніщо не накриватиме. Невідома лише { $n }: { $what }.
                [few] Цю карту відкриють, коли її ніщо не накриватиме. Це одна з { $n } невідомих: { $what }.
               *[many] Цю карту відкриють, коли її ніщо не накриватиме. Це одна з { $n } невідомих: { $what }.
            }
    }

## Ціни

duel-web-price =
    { $n ->
        [0] { $who }: без оплати.
        [one] { $who }: { $n } монета.
        [few] { $who }: { $n } монети.
       *[many] { $who }: { $n } монет.
    }
duel-web-price-chain = { $who }: безкоштовно завдяки «{ $by }».
duel-web-price-short =
    { $n ->
        [one] { $who }: { $n } монета, бракує { $short }.
        [few] { $who }: { $n } монети, бракує { $short }.
       *[many] { $who }: { $n } монет, бракує { $short }.
    }
duel-web-no-cost = без вартості
duel-web-part-printed =
    { $n ->
        [one] { $n } монета у вартості
        [few] { $n } монети у вартості
       *[many] { $n } монет у вартості
    }
duel-web-part-bought =
    { $each ->
        [one] { $what }: { $n } × { $each } монета
        [few] { $what }: { $n } × { $each } монети
       *[many] { $what }: { $n } × { $each } монет
    }
duel-web-part-covered = { $what }: { $n } без оплати, на вибір або за знижкою

## Віяло

duel-web-build-now = Спорудити негайно: { $what }.
duel-web-build = Спорудити
duel-web-discard = Скинути
duel-web-leaves-you =
    { $n ->
        [0] нічого не лишиться
       *[other] лишиться { $n }
    }
duel-web-short = бракує { $n }
duel-web-under-a-wonder = Під чудо
duel-web-tuck-which = Яку карту підкласти?

## Що змінить хід

duel-web-then-pawn = Конфлікт: з { $from } на { $to }, якщо дивитися від вас
duel-web-then-makes = { $who }: виробництво «{ $what }» зараз { $from }, потім { $to }
duel-web-then-unit = { $who }: одиниця «{ $what }» коштує { $from }, потім { $to }
duel-web-then-price = { $who }: «{ $what }» коштує { $from }, потім { $to }
duel-web-then-coins = { $who }: монет { $from }, потім { $to }
duel-web-then-symbols = { $who }: різних символів { $from }, потім { $to }
duel-web-then-points = { $who }: балів наразі { $from }, потім { $to }
duel-web-then-could-win = Після цього { $who } може одразу перемогти: { $what }.
duel-web-plays-again = Ви ходите ще раз.
duel-web-reveals = Відкриється прихована карта: скасувати цього не можна.
duel-web-nothing-else = Більше нічого не зміниться.
duel-web-wins = Цей хід приносить перемогу.

## Місто

duel-web-to-move = ходить
duel-web-military = Військо
duel-web-science = Наука
duel-web-wonders = Чудеса
duel-web-wonder = чудо
duel-web-token = токен
duel-web-guild = гільдія
duel-web-to-go = ще { $n }
duel-web-has-symbol =
    { $pair ->
        [yes] { $what }, пара
       *[no] { $what }
    }
duel-web-wonders-built = Тут збудовано { $own }, разом в обох містах { $all }; найбільше сім
duel-web-n-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
       *[many] { $n } монет
    }
duel-web-coins-then =
    { $n ->
        [one] { $n } монета після цього ходу
        [few] { $n } монети після цього ходу
       *[many] { $n } монет після цього ходу
    }
duel-web-n-points =
    { $n ->
        [one] { $n } бал
        [few] { $n } бали
       *[many] { $n } балів
    }
duel-web-n-buildings =
    { $n ->
        [0] ще без будівель
        [one] { $n } будівля
        [few] { $n } будівлі
       *[many] { $n } будівель
    }
duel-web-could-win =
    { $own ->
        [yes] Ви можете перемогти одразу: { $what }.
       *[no] { $who } може перемогти одразу: { $what }.
    }
duel-web-one-symbol = Ще один новий символ — і перемога.
duel-web-shields-left =
    { $n ->
        [one] Ще { $n } щит — і перемога.
        [few] Ще { $n } щити — і перемога.
       *[many] Ще { $n } щитів — і перемога.
    }
duel-web-next-loot =
    { $n ->
        [one] Ще { $n } щит, і суперник втратить монети: { $coins }.
        [few] Ще { $n } щити, і суперник втратить монети: { $coins }.
       *[many] Ще { $n } щитів, і суперник втратить монети: { $coins }.
    }
duel-web-makes-and-buys = Що місто виробляє і скільки коштує одна одиниця, якої бракує
duel-web-makes = дає
duel-web-buys-at = купує по
duel-web-by-choice = на вибір, щоразу
duel-web-city = Місто
duel-web-city-of = { $who }, { $emblem }
duel-web-wonder-priced = { $what }, не збудовано. { $price }
duel-web-wonder-built = { $what }, збудовано; під чудом: { $card }.
duel-web-under-it = Під чудом лежить: { $what }.
duel-web-in-sight = Бали наразі
duel-web-sum = наразі
duel-web-total = разом
duel-web-category-blue = цивільні будівлі
duel-web-category-green = наукові будівлі
duel-web-category-yellow = комерційні будівлі
duel-web-category-purple = гільдії
duel-web-category-wonders = чудеса
duel-web-category-tokens = токени прогресу
duel-web-category-treasury = монети, бал за кожні три
duel-web-category-military = конфлікт

## Трек і токени

duel-web-conflict = Конфлікт
duel-web-leads =
    { $own ->
        [yes] Ви попереду на { $n }.
       *[no] { $who } попереду на { $n }.
    }
duel-web-even = Маркер стоїть у центрі.
duel-web-to-capital = до столиці { $n }
duel-web-zone =
    { $coins ->
        [0] { $n }
       *[other] { $n }, дань { $coins }
    }
duel-web-on-the-board = Прогрес на полі
duel-web-none-left = більше немає
duel-web-none-yet = ще немає

## Чого немає на столі

duel-web-unseen = Невідомі
duel-web-unseen-note =
    { $back ->
        [guild] Гільдії: { $down } долілиць, { $out } поза грою
       *[age] { $down } долілиць, { $out } поза грою
    }
duel-web-all-seen = Усі карти цієї епохи вже відомі.
duel-web-discarded = Скинуті
duel-web-in-the-box = Прогрес у коробці

## Вибір чудес, і хто починає

duel-web-draft-group =
    { $n ->
        [1] Перша четвірка чудес
       *[2] Друга четвірка чудес
    }
duel-web-draft-order = Хто вибирає, по черзі
duel-web-starts =
    { $own ->
        [yes] Починаю я
       *[no] Починає { $who }
    }

## Показники

duel-web-points = Бали наразі
duel-web-coins = Монети
duel-web-shields = Перевага в конфлікті
duel-web-symbols = Різні символи
duel-web-progress = Токени прогресу
duel-web-buildings = Будівлі
duel-web-points-of = Бали: { $what }
duel-web-makes-of = Виробляє: { $what }
duel-web-buys-of = Купує: { $what }
