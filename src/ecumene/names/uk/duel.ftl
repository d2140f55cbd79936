### 7 Wonders Duel, Ukrainian: moves, questions, the log and the refusals of the game.
### Names keep the nominative, so each follows a noun that is declined instead.

## Moves, as a player reads them in a list, and may type them: the verb comes first, then the card

duel-move-draft = Взяти чудо «{ $a }»
duel-move-build = Спорудити будівлю «{ $a }»
duel-move-discard = Скинути карту «{ $a }» за монети
duel-move-bury = Підкласти карту «{ $a }» і збудувати чудо «{ $c }»
duel-move-take = Взяти токен прогресу «{ $a }»
duel-move-keep = Залишити собі токен прогресу «{ $a }»
duel-move-destroy = Знищити будівлю «{ $a }»
duel-move-revive = Спорудити безкоштовно будівлю «{ $a }» зі стопки скидання
duel-move-start =
    { $a ->
        [a] Віддати перший хід епохи гравцеві A
       *[b] Віддати перший хід епохи гравцеві B
    }

## What luck brought, as a record shows it

duel-move-offer = Відкрито чудо «{ $a }»
duel-move-place = На поле викладено токен прогресу «{ $a }»
duel-move-draw = З коробки витягнуто токен прогресу «{ $a }»
duel-move-reveal = Відкрито карту «{ $b }»
duel-move-back =
    { $b ->
        [guild] Долілиць викладено гільдію
       *[age] Долілиць викладено карту епохи
    }

## What a player is asked

duel-ask-draft = Оберіть чудо, яке берете.
duel-ask-turn = Зіграйте доступну карту: спорудіть її, скиньте за монети або підкладіть під чудо.
duel-ask-take-token = У вас пара наукових символів: візьміть токен прогресу з поля.
duel-ask-keep-token = Залиште собі один із витягнутих токенів прогресу.
duel-ask-destroy-brown = Оберіть коричневу будівлю суперника, яку знищите.
duel-ask-destroy-grey = Оберіть сіру будівлю суперника, яку знищите.
duel-ask-revive = Оберіть карту зі стопки скидання та спорудіть її безкоштовно.
duel-ask-choose-starter = Ваше військо слабше: вирішіть, хто почне епоху.

## The log: setting up

duel-tale-place = На поле викладено токен прогресу «{ $what }».
duel-tale-offer = Відкрито чудо «{ $what }».
duel-tale-draft = { $who } бере чудо «{ $what }».
duel-tale-age =
    { $n ->
        [1] Починається I епоха.
        [2] Починається II епоха.
       *[3] Починається III епоха.
    }
duel-tale-reveal = Відкрито карту «{ $what }».
duel-tale-starter =
    { $other ->
        [a] { $who } вирішує: епоху почне гравець A.
        [b] { $who } вирішує: епоху почне гравець B.
       *[name] { $who } вирішує: епоху почне { $other }.
    }

## The log: turns

duel-tale-build =
    { $n ->
        [0] { $who } споруджує будівлю «{ $what }» без витрат.
       *[other] { $who } споруджує будівлю «{ $what }» за { amount-coins }.
    }
duel-tale-chain = { $who } безкоштовно споруджує будівлю «{ $what }»: у місті є «{ $other }».
duel-tale-discard = { $who } скидає карту «{ $what }».
duel-tale-bury =
    { $n ->
        [0] { $who } будує чудо «{ $what }» без витрат; під ним карта «{ $other }».
       *[other] { $who } будує чудо «{ $what }» за { amount-coins }; під ним карта «{ $other }».
    }
duel-tale-box = Чудо «{ $what }» ({ $who }) повертається в коробку: сім чудес уже збудовано.
duel-tale-again = { $who } робить ще один хід.

## The log: what cards cause

duel-tale-earn =
    { $n ->
        [0] { $who } не отримує монет («{ $what }»).
       *[other] { $who } отримує { amount-coins } («{ $what }»).
    }
duel-tale-lose =
    { $n ->
        [0] { $who } не має чого втрачати: монет немає («{ $what }»).
       *[other] { $who } втрачає { amount-coins } («{ $what }»).
    }
duel-tale-economy = { $who } отримує { amount-coins }, що суперник платить за ресурси («{ $what }»).
duel-tale-destroy = { $who } знищує будівлю суперника «{ $what }».
duel-tale-revive = { $who } безкоштовно споруджує будівлю «{ $what }» зі стопки скидання.
duel-tale-pair = { $who } збирає пару наукових символів: { $what }.
duel-tale-draw = { $who } витягує з коробки токен прогресу «{ $what }».
duel-tale-token = { $who } отримує токен прогресу «{ $what }».
# $n: where the pawn now stands, seen from $who; below 0 on that player's own side.
duel-tale-advance =
    { $n ->
        [-7] { $who } просуває маркер конфлікту: до центру ще 7 секторів.
        [-6] { $who } просуває маркер конфлікту: до центру ще 6 секторів.
        [-5] { $who } просуває маркер конфлікту: до центру ще 5 секторів.
        [-4] { $who } просуває маркер конфлікту: до центру ще 4 сектори.
        [-3] { $who } просуває маркер конфлікту: до центру ще 3 сектори.
        [-2] { $who } просуває маркер конфлікту: до центру ще 2 сектори.
        [-1] { $who } просуває маркер конфлікту: до центру ще 1 сектор.
        [0] { $who } повертає маркер конфлікту в центр.
        [9] { $who } просуває маркер конфлікту в столицю суперника.
        [one] { $who } просуває маркер конфлікту: він уже за { $n } сектор від центру.
        [few] { $who } просуває маркер конфлікту: він уже за { $n } сектори від центру.
       *[many] { $who } просуває маркер конфлікту: він уже за { $n } секторів від центру.
    }

## The log: the end

duel-tale-military = { $who } здобуває військову перевагу й перемагає!
duel-tale-science = { $who } збирає шість різних наукових символів: це наукова перевага й перемога!
duel-tale-civilian = { $who } має більше переможних балів і перемагає.
duel-tale-shared = Гравці ділять перемогу.
duel-tale-score =
    { $n ->
        [one] { $who } набирає { $n } бал.
        [few] { $who } набирає { $n } бали.
       *[many] { $who } набирає { $n } балів.
    }

## Why not: the draft

duel-refusal-draft-first = Спершу візьміть одне з відкритих чудес.
duel-refusal-wonder-already-yours = Чудо «{ $wonder }» у вас уже є; візьміть інше.
duel-refusal-wonder-not-offered = Чудо «{ $wonder }» зараз узяти не можна: його немає серед відкритих.

## Why not: the card

duel-refusal-play-a-card = Зараз ви граєте карту: спорудіть її, скиньте за монети або підкладіть під чудо.
duel-refusal-in-your-city = Будівля «{ $card }» уже є у вашому місті; зіграйте іншу карту.
duel-refusal-in-rivals-city = Будівля «{ $card }» стоїть у місті суперника; зіграйте іншу карту.
duel-refusal-discarded = Карту «{ $card }» вже не зіграти: вона в стопці скидання.
duel-refusal-under-a-wonder = Карту «{ $card }» вже не зіграти: вона лежить під чудом.
duel-refusal-not-turned-up = Карту «{ $card }» не зіграти: серед відкритих на столі її немає.
duel-refusal-covered =
    { $count ->
        [one] Карту «{ $card }» ще не зіграти: на ній лежить { $by }.
        [few] Карту «{ $card }» ще не зіграти: на ній лежать { $by }.
       *[many] Карту «{ $card }» ще не зіграти: на ній лежать { $by }.
    }
duel-refusal-covered-face-down =
    { $count ->
        [one] Карту «{ $card }» ще не зіграти: на ній лежить { $count } карта.
        [few] Карту «{ $card }» ще не зіграти: на ній лежать { $count } карти.
       *[many] Карту «{ $card }» ще не зіграти: на ній лежить { $count } карт.
    }

## Why not: the wonder

duel-refusal-wonder-built = Чудо «{ $wonder }» ви вже збудували; оберіть інше.
duel-refusal-rivals-wonder = Чудо «{ $wonder }» належить суперникові; оберіть інше.
duel-refusal-wonder-not-in-play = Чудо «{ $wonder }» не збудувати: воно поза грою.

## Why not: the price

# The part of a price that the card asks for in coins: the coins in the cost - 3.
duel-coins = монети у вартості
duel-refusal-card-too-dear =
    { $total ->
        [one] На будівлю «{ $what }» бракує коштів: потрібна { $total } монета ({ $parts }), а у вас { $coins }.
        [few] На будівлю «{ $what }» бракує коштів: потрібно { $total } монети ({ $parts }), а у вас { $coins }.
       *[many] На будівлю «{ $what }» бракує коштів: потрібно { $total } монет ({ $parts }), а у вас { $coins }.
    }
duel-refusal-wonder-too-dear =
    { $total ->
        [one] На чудо «{ $what }» бракує коштів: потрібна { $total } монета ({ $parts }), а у вас { $coins }.
        [few] На чудо «{ $what }» бракує коштів: потрібно { $total } монети ({ $parts }), а у вас { $coins }.
       *[many] На чудо «{ $what }» бракує коштів: потрібно { $total } монет ({ $parts }), а у вас { $coins }.
    }

## Why not: choices

duel-refusal-take-token-first = Спершу візьміть із поля токен прогресу за пару символів.
duel-refusal-token-not-on-board = Токена прогресу «{ $token }» немає на полі; візьміть один із тих, що є.
duel-refusal-keep-token-first = Спершу оберіть, який із витягнутих токенів прогресу залишите собі.
duel-refusal-token-not-drawn = Токена прогресу «{ $token }» ви не витягли; залиште один із витягнутих.
duel-refusal-destroy-first = Спершу оберіть будівлю суперника, яку знищите.
duel-refusal-not-in-rivals-city = Будівлі «{ $card }» у місті суперника немає; оберіть одну з тих, що є.
duel-refusal-destroys-brown = Будівлю «{ $card }» не знищити: потрібна коричнева.
duel-refusal-destroys-grey = Будівлю «{ $card }» не знищити: потрібна сіра.
duel-refusal-revive-first = Спершу оберіть карту зі стопки скидання, яку спорудите безкоштовно.
duel-refusal-not-discarded = Карти «{ $card }» немає в стопці скидання; оберіть одну з тих, що там лежать.
duel-refusal-choose-starter-first = Спершу вирішіть, хто почне епоху.
