### Русский: что говорит поле «7 чудес: Дуэль».

duel-web-age = Эпоха { $age }
duel-web-draft = Выбор чудес
duel-web-board = Поле
duel-web-you = Вы

## Разделы поля на узких экранах

duel-web-parts = Разделы поля
duel-web-tab-cards = Карты
duel-web-tab-cities = Города
duel-web-tab-chronicle = Летопись
duel-web-tab-unseen = Неизвестные

## Чем закончилась игра, в подсказке

duel-end-military = { $who } побеждает благодаря военному превосходству.
duel-end-science = { $who } побеждает благодаря научному превосходству.
duel-end-civilian =
    { $n ->
        [one] { $who } побеждает по очкам.
        [few] { $who } делят победу.
       *[many] { $who } делят победу.
    }

## Раскладка вслух; ряды считают от того, что открывается первым

duel-web-structure =
    { $n ->
        [one] Раскладка эпохи { $age }, осталась { $n } карта; ряды от того, что открывается первым
        [few] Раскладка эпохи { $age }, осталось { $n } карты; ряды от того, что открывается первым
       *[many] Раскладка эпохи { $age }, осталось { $n } карт; ряды от того, что открывается первым
    }
duel-web-card-at = Ряд { $row }, карта { $place }: { $what }, { $family }.
duel-web-face-down-at =
    { $back ->
        [guild] Ряд { $row }, карта { $place }: гильдия лицом вниз.
       *[age] Ряд { $row }, карта { $place }: карта эпохи лицом вниз.
    }
duel-web-empty-at = Ряд { $row }, карта { $place }: взято.
duel-web-fate-at =
    { $kind ->
        [build] Ряд { $row }, карта { $place }, взято: { $what }, построено. { $who }.
        [chain] Ряд { $row }, карта { $place }, взято: { $what }, построено бесплатно. { $who }.
        [discard] Ряд { $row }, карта { $place }, взято: { $what }, сброшено. { $who }.
       *[bury] Ряд { $row }, карта { $place }, взято: { $what }, подложено под чудо. { $who }.
    }
duel-web-fate =
    { $kind ->
        [build] построено
        [chain] бесплатно
        [discard] сброшено
       *[bury] под чудом
    }
duel-web-covered-by =
    { $n ->
        [one] Накрыта { $n } картой.
        [few] Накрыта { $n } картами.
       *[many] Накрыта { $n } картами.
    }
duel-web-frees = Освобождает: { $what }.
duel-web-turns-up =
    { $n ->
        [one] Открывает { $n } скрытую карту.
        [few] Открывает { $n } скрытые карты.
       *[many] Открывает { $n } скрытых карт.
    }
duel-web-uncovers-nothing = Ничего не освобождает.
duel-web-uncovers =
    { $n ->
        [0] ничего не освобождает
       *[other] освобождает { $n }
    }
duel-web-face-down =
    { $back ->
        [guild]
            { $n ->
                [one] Здесь лежит гильдия; её откроют, когда её ничто не будет накрывать. Неизвестна только { $n }: { $what }.
                [few] Здесь лежит гильдия; её откроют, когда её ничто не будет накрывать. Это одна из { $n } неизвестных: { $what }.
               *[many] Здесь лежит гильдия; её откроют, когда её ничто не будет накрывать. Это одна из { $n } неизвестных: { $what }.
            }
       *[age]
            { $n ->
                [one] Эту карту откроют, когда её ничто не будет накрывать. Неизвестна только { $n }: { $what }.
                [few] Эту карту откроют, когда её ничто не будет накрывать. Это одна из { $n } неизвестных: { $what }.
               *[many] Эту карту откроют, когда её ничто не будет накрывать. Это одна из { $n } неизвестных: { $what }.
            }
    }

## Цены

duel-web-price =
    { $n ->
        [0] { $who }: без оплаты.
        [one] { $who }: { $n } монета.
        [few] { $who }: { $n } монеты.
       *[many] { $who }: { $n } монет.
    }
duel-web-price-chain = { $who }: бесплатно благодаря «{ $by }».
duel-web-price-short =
    { $n ->
        [one] { $who }: { $n } монета, не хватает { $short }.
        [few] { $who }: { $n } монеты, не хватает { $short }.
       *[many] { $who }: { $n } монет, не хватает { $short }.
    }
duel-web-no-cost = без стоимости
duel-web-part-printed =
    { $n ->
        [one] { $n } монета в стоимости
        [few] { $n } монеты в стоимости
       *[many] { $n } монет в стоимости
    }
duel-web-part-bought =
    { $each ->
        [one] { $what }: { $n } × { $each } монета
        [few] { $what }: { $n } × { $each } монеты
       *[many] { $what }: { $n } × { $each } монет
    }
duel-web-part-covered = { $what }: { $n } без оплаты, на выбор или по скидке

## Веер

duel-web-build-now = Построить сразу: { $what }.
duel-web-build = Построить
duel-web-discard = Сбросить
duel-web-leaves-you =
    { $n ->
        [0] ничего не останется
       *[other] останется { $n }
    }
duel-web-short = не хватает { $n }
duel-web-under-a-wonder = Под чудо
duel-web-tuck-which = Какую карту подложить?

## Что изменит ход

duel-web-then-pawn = Конфликт: с { $from } на { $to }, если смотреть от вас
duel-web-then-makes = { $who }: производство «{ $what }» сейчас { $from }, потом { $to }
duel-web-then-unit = { $who }: единица «{ $what }» стоит { $from }, потом { $to }
duel-web-then-price = { $who }: «{ $what }» стоит { $from }, потом { $to }
duel-web-then-coins = { $who }: монет { $from }, потом { $to }
duel-web-then-symbols = { $who }: разных символов { $from }, потом { $to }
duel-web-then-points = { $who }: очков пока { $from }, потом { $to }
duel-web-then-could-win = После этого { $who } может сразу победить: { $what }.
duel-web-plays-again = Вы ходите ещё раз.
duel-web-reveals = Откроется скрытая карта: отменить это нельзя.
duel-web-nothing-else = Больше ничего не изменится.
duel-web-wins = Этот ход приносит победу.

## Город

duel-web-to-move = ходит
duel-web-military = Войско
duel-web-science = Наука
duel-web-wonders = Чудеса
duel-web-wonder = чудо
duel-web-token = жетон
duel-web-guild = гильдия
duel-web-to-go = ещё { $n }
duel-web-has-symbol =
    { $pair ->
        [yes] { $what }, пара
       *[no] { $what }
    }
duel-web-wonders-built = Здесь построено { $own }, в обоих городах вместе { $all }; больше семи не бывает
duel-web-n-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
duel-web-coins-then =
    { $n ->
        [one] { $n } монета после этого хода
        [few] { $n } монеты после этого хода
       *[many] { $n } монет после этого хода
    }
duel-web-n-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
duel-web-n-buildings =
    { $n ->
        [0] пока без зданий
        [one] { $n } здание
        [few] { $n } здания
       *[many] { $n } зданий
    }
duel-web-could-win =
    { $own ->
        [yes] Вы можете победить сразу: { $what }.
       *[no] { $who } может победить сразу: { $what }.
    }
duel-web-one-symbol = Ещё один новый символ — и победа.
duel-web-shields-left =
    { $n ->
        [one] Ещё { $n } щит — и победа.
        [few] Ещё { $n } щита — и победа.
       *[many] Ещё { $n } щитов — и победа.
    }
duel-web-next-loot =
    { $n ->
        [one] Ещё { $n } щит, и соперник потеряет монеты: { $coins }.
        [few] Ещё { $n } щита, и соперник потеряет монеты: { $coins }.
       *[many] Ещё { $n } щитов, и соперник потеряет монеты: { $coins }.
    }
duel-web-makes-and-buys = Что город производит и сколько стоит одна недостающая единица
duel-web-makes = даёт
duel-web-buys-at = берёт по
duel-web-by-choice = на выбор, каждый раз
duel-web-city = Город
duel-web-city-of = { $who }, { $emblem }
duel-web-wonder-priced = { $what }, не построено. { $price }
duel-web-wonder-built = { $what }, построено; под чудом: { $card }.
duel-web-under-it = Под чудом лежит: { $what }.
duel-web-in-sight = Очки на данный момент
duel-web-sum = пока
duel-web-total = всего
duel-web-category-blue = гражданские здания
duel-web-category-green = научные здания
duel-web-category-yellow = коммерческие здания
duel-web-category-purple = гильдии
duel-web-category-wonders = чудеса
duel-web-category-tokens = жетоны прогресса
duel-web-category-treasury = монеты, очко за каждые три
duel-web-category-military = конфликт

## Трек и жетоны

duel-web-conflict = Конфликт
duel-web-leads =
    { $own ->
        [yes] Вы впереди на { $n }.
       *[no] { $who } впереди на { $n }.
    }
duel-web-even = Маркер стоит в центре.
duel-web-to-capital = до столицы { $n }
duel-web-zone =
    { $coins ->
        [0] { $n }
       *[other] { $n }, дань { $coins }
    }
duel-web-on-the-board = Прогресс на поле
duel-web-none-left = больше нет
duel-web-none-yet = пока нет

## Чего нет на столе

duel-web-unseen = Неизвестные
duel-web-unseen-note =
    { $back ->
        [guild] Гильдии: { $down } лицом вниз, { $out } вне игры
       *[age] { $down } лицом вниз, { $out } вне игры
    }
duel-web-all-seen = Все карты этой эпохи уже известны.
duel-web-discarded = Сброшено
duel-web-in-the-box = Прогресс в коробке

## Выбор чудес, и кто начинает

duel-web-draft-group =
    { $n ->
        [1] Первая четвёрка чудес
       *[2] Вторая четвёрка чудес
    }
duel-web-draft-order = Кто выбирает, по очереди
duel-web-starts =
    { $own ->
        [yes] Начинаю я
       *[no] Начинает { $who }
    }

## Показатели

duel-web-points = Очки на данный момент
duel-web-coins = Монеты
duel-web-shields = Перевес в конфликте
duel-web-symbols = Разные символы
duel-web-progress = Жетоны прогресса
duel-web-buildings = Здания
duel-web-points-of = Очки: { $what }
duel-web-makes-of = Производит: { $what }
duel-web-buys-of = Покупает: { $what }
