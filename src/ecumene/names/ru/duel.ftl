### 7 Wonders Duel, Russian: moves, questions, the log and the refusals of the game.
### Names keep the nominative, so each follows a noun that is declined instead.

## Moves, as a player reads them in a list, and may type them: the verb comes first, then the card

duel-move-draft = Взять чудо «{ $a }»
duel-move-build = Построить здание «{ $a }»
duel-move-discard = Сбросить карту «{ $a }» за монеты
duel-move-bury = Подложить карту «{ $a }» и построить чудо «{ $c }»
duel-move-take = Взять жетон прогресса «{ $a }»
duel-move-keep = Оставить себе жетон прогресса «{ $a }»
duel-move-destroy = Разрушить здание «{ $a }»
duel-move-revive = Построить бесплатно здание «{ $a }» из стопки сброса
duel-move-start =
    { $a ->
        [a] Отдать первый ход эпохи игроку A
       *[b] Отдать первый ход эпохи игроку B
    }

## What luck brought, as a record shows it

duel-move-offer = Открыто чудо «{ $a }»
duel-move-place = На поле выложен жетон прогресса «{ $a }»
duel-move-draw = Из коробки вытянут жетон прогресса «{ $a }»
duel-move-reveal = Открыта карта «{ $b }»
duel-move-back =
    { $b ->
        [guild] Лицом вниз выложена гильдия
       *[age] Лицом вниз выложена карта эпохи
    }

## What a player is asked

duel-ask-draft = Выберите чудо, которое берёте.
duel-ask-turn = Сыграйте доступную карту: постройте её, сбросьте за монеты или подложите под чудо.
duel-ask-take-token = У вас пара научных символов: возьмите жетон прогресса с поля.
duel-ask-keep-token = Оставьте себе один из вытянутых жетонов прогресса.
duel-ask-destroy-brown = Выберите коричневое здание соперника, которое разрушите.
duel-ask-destroy-grey = Выберите серое здание соперника, которое разрушите.
duel-ask-revive = Выберите карту из стопки сброса и постройте её бесплатно.
duel-ask-choose-starter = Ваше войско слабее: решите, кто начнёт эпоху.

## The log: setting up

duel-tale-place = На поле выложен жетон прогресса «{ $what }».
duel-tale-offer = Открыто чудо «{ $what }».
duel-tale-draft = { $who } берёт чудо «{ $what }».
duel-tale-age =
    { $n ->
        [1] Начинается эпоха I.
        [2] Начинается эпоха II.
       *[3] Начинается эпоха III.
    }
duel-tale-reveal = Открыта карта «{ $what }».
duel-tale-starter =
    { $other ->
        [a] { $who } решает: эпоху начнёт игрок A.
        [b] { $who } решает: эпоху начнёт игрок B.
       *[name] { $who } решает: эпоху начнёт { $other }.
    }

## The log: turns

duel-tale-build =
    { $n ->
        [0] { $who } строит здание «{ $what }» без затрат.
       *[other] { $who } строит здание «{ $what }» за { amount-coins }.
    }
duel-tale-chain = { $who } бесплатно строит здание «{ $what }»: в городе есть «{ $other }».
duel-tale-discard = { $who } сбрасывает карту «{ $what }».
duel-tale-bury =
    { $n ->
        [0] { $who } строит чудо «{ $what }» без затрат; под ним карта «{ $other }».
       *[other] { $who } строит чудо «{ $what }» за { amount-coins }; под ним карта «{ $other }».
    }
duel-tale-box = Чудо «{ $what }» ({ $who }) возвращается в коробку: семь чудес уже построено.
duel-tale-again = { $who } делает ещё один ход.

## The log: what cards cause

duel-tale-earn =
    { $n ->
        [0] { $who } не получает монет («{ $what }»).
       *[other] { $who } получает { amount-coins } («{ $what }»).
    }
duel-tale-lose =
    { $n ->
        [0] { $who } ничего не теряет: монет нет («{ $what }»).
       *[other] { $who } теряет { amount-coins } («{ $what }»).
    }
duel-tale-economy = { $who } получает { amount-coins }, что соперник платит за ресурсы («{ $what }»).
duel-tale-destroy = { $who } разрушает здание соперника «{ $what }».
duel-tale-revive = { $who } бесплатно строит здание «{ $what }» из стопки сброса.
duel-tale-pair = { $who } собирает пару научных символов: { $what }.
duel-tale-draw = { $who } вытягивает из коробки жетон прогресса «{ $what }».
duel-tale-token = { $who } получает жетон прогресса «{ $what }».
# $n: where the pawn now stands, seen from $who; below 0 on that player's own side.
duel-tale-advance =
    { $n ->
        [-7] { $who } продвигает маркер конфликта: до центра ещё 7 секторов.
        [-6] { $who } продвигает маркер конфликта: до центра ещё 6 секторов.
        [-5] { $who } продвигает маркер конфликта: до центра ещё 5 секторов.
        [-4] { $who } продвигает маркер конфликта: до центра ещё 4 сектора.
        [-3] { $who } продвигает маркер конфликта: до центра ещё 3 сектора.
        [-2] { $who } продвигает маркер конфликта: до центра ещё 2 сектора.
        [-1] { $who } продвигает маркер конфликта: до центра ещё 1 сектор.
        [0] { $who } возвращает маркер конфликта в центр.
        [9] { $who } продвигает маркер конфликта в столицу соперника.
        [one] { $who } продвигает маркер конфликта: он уже в { $n } секторе от центра.
        [few] { $who } продвигает маркер конфликта: он уже в { $n } секторах от центра.
       *[many] { $who } продвигает маркер конфликта: он уже в { $n } секторах от центра.
    }

## The log: the end

duel-tale-military = { $who } добивается военного превосходства и побеждает!
duel-tale-science = { $who } собирает шесть разных научных символов: это научное превосходство и победа!
duel-tale-civilian = { $who } набирает больше победных очков и побеждает.
duel-tale-shared = Игроки делят победу.
duel-tale-score =
    { $n ->
        [one] { $who } набирает { $n } очко.
        [few] { $who } набирает { $n } очка.
       *[many] { $who } набирает { $n } очков.
    }

## Why not: the draft

duel-refusal-draft-first = Сначала возьмите одно из открытых чудес.
duel-refusal-wonder-already-yours = Чудо «{ $wonder }» у вас уже есть; возьмите другое.
duel-refusal-wonder-not-offered = Чудо «{ $wonder }» сейчас взять нельзя: его нет среди открытых.

## Why not: the card

duel-refusal-play-a-card = Сейчас вы играете карту: постройте её, сбросьте за монеты или подложите под чудо.
duel-refusal-in-your-city = Здание «{ $card }» уже есть в вашем городе; сыграйте другую карту.
duel-refusal-in-rivals-city = Здание «{ $card }» стоит в городе соперника; сыграйте другую карту.
duel-refusal-discarded = Карту «{ $card }» уже не сыграть: она в стопке сброса.
duel-refusal-under-a-wonder = Карту «{ $card }» уже не сыграть: она лежит под чудом.
duel-refusal-not-turned-up = Карту «{ $card }» не сыграть: среди открытых на столе её нет.
duel-refusal-covered =
    { $count ->
        [one] Карту «{ $card }» пока не сыграть: на ней лежит { $by }.
        [few] Карту «{ $card }» пока не сыграть: на ней лежат { $by }.
       *[many] Карту «{ $card }» пока не сыграть: на ней лежат { $by }.
    }
duel-refusal-covered-face-down =
    { $count ->
        [one] Карту «{ $card }» пока не сыграть: на ней лежит { $count } карта.
        [few] Карту «{ $card }» пока не сыграть: на ней лежат { $count } карты.
       *[many] Карту «{ $card }» пока не сыграть: на ней лежит { $count } карт.
    }

## Why not: the wonder

duel-refusal-wonder-built = Чудо «{ $wonder }» вы уже построили; выберите другое.
duel-refusal-rivals-wonder = Чудо «{ $wonder }» принадлежит сопернику; выберите другое.
duel-refusal-wonder-not-in-play = Чудо «{ $wonder }» не построить: оно вне игры.

## Why not: the price

# The part of a price that the card asks for in coins: the coins in the cost - 3.
duel-coins = монеты в стоимости
duel-refusal-card-too-dear =
    { $total ->
        [one] На здание «{ $what }» не хватает средств: нужна { $total } монета ({ $parts }), а у вас { $coins }.
        [few] На здание «{ $what }» не хватает средств: нужно { $total } монеты ({ $parts }), а у вас { $coins }.
       *[many] На здание «{ $what }» не хватает средств: нужно { $total } монет ({ $parts }), а у вас { $coins }.
    }
duel-refusal-wonder-too-dear =
    { $total ->
        [one] На чудо «{ $what }» не хватает средств: нужна { $total } монета ({ $parts }), а у вас { $coins }.
        [few] На чудо «{ $what }» не хватает средств: нужно { $total } монеты ({ $parts }), а у вас { $coins }.
       *[many] На чудо «{ $what }» не хватает средств: нужно { $total } монет ({ $parts }), а у вас { $coins }.
    }

## Why not: choices

duel-refusal-take-token-first = Сначала возьмите с поля жетон прогресса за пару символов.
duel-refusal-token-not-on-board = Жетона прогресса «{ $token }» нет на поле; возьмите один из тех, что есть.
duel-refusal-keep-token-first = Сначала выберите, какой из вытянутых жетонов прогресса оставите себе.
duel-refusal-token-not-drawn = Жетона прогресса «{ $token }» вы не вытянули; оставьте один из вытянутых.
duel-refusal-destroy-first = Сначала выберите здание соперника, которое разрушите.
duel-refusal-not-in-rivals-city = Здания «{ $card }» в городе соперника нет; выберите одно из тех, что есть.
duel-refusal-destroys-brown = Здание «{ $card }» не разрушить: нужно коричневое.
duel-refusal-destroys-grey = Здание «{ $card }» не разрушить: нужно серое.
duel-refusal-revive-first = Сначала выберите карту из стопки сброса, которую построите бесплатно.
duel-refusal-not-discarded = Карты «{ $card }» нет в стопке сброса; выберите одну из тех, что там лежат.
duel-refusal-choose-starter-first = Сначала решите, кто начнёт эпоху.
