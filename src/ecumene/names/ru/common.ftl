### Russian: what every game shares - amounts, and the refusals of the kernel.

## Amounts

# Part of a price: stone - 4. The name stays in the nominative.
amount-for = { $what } — { $n }
# Coins that somebody pays, takes or loses (accusative).
amount-coins =
    { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }

## Playing

refusal-unknown-move = В этой игре нет такого хода; выберите ход из списка разрешённых.
refusal-not-your-turn = Сейчас не ваша очередь: подождите, пока ответит игрок { $seat }.
refusal-game-over = Игра уже окончена, ходов больше нет; чтобы сыграть ещё, начните новую.
refusal-nothing-to-undo = Отменить можно только свой ход, сразу после него и пока не открыто ничего нового.
refusal-nothing-to-redo = Повторять нечего: сначала отмените ход и не делайте после этого другого.

## Setting up a game

refusal-unknown-game = Игры { $game } нет; выберите одну из этих: { $games }.
refusal-wrong-seats =
    { $count ->
        [one] В эту игру не может играть { $count } игрок; возможное число игроков: { $seats }.
        [few] В эту игру не могут играть { $count } игрока; возможное число игроков: { $seats }.
       *[many] В эту игру не могут играть { $count } игроков; возможное число игроков: { $seats }.
    }
refusal-bad-name = Имя состоит из букв и других видимых знаков, но без кавычек.
refusal-unknown-bot = Такого бота нет; укажите одного из этих (после mcts — любое время или количество): { $bots }.
refusal-unknown-option = У этой игры нет настройки { $option }; уберите её или проверьте написание.
refusal-unknown-value = У настройки { $option } нет такого значения; выберите одно из этих: { $values }.

## Records

refusal-not-a-line = Это не строка записи игры: сначала идёт буква игрока или *, а затем ход, например «A discard baths».
refusal-bad-line = Строка { $line } не похожа на запись игры: сначала идёт буква игрока или *, а затем ход, например «A discard baths».
refusal-not-a-header = Строка { $line } — не заголовок; запишите её так: [Name "value"].
refusal-no-header = В записи игры нет заголовка { $header }; добавьте в начало строку [{ $header } "..."].
refusal-no-version = В заголовке не указана версия правил; запишите его так: [Game "{ $game } 1"].
refusal-other-game = Это запись игры { $game }, а не { $known }; откройте её командой ecumene play { $game }.
refusal-unknown-version = Эта запись игры { $game } требует правил версии { $version }, а эта программа знает версию { $known }; откройте её той программой, которая её создала.
refusal-out-of-order = Эта строка не следует из предыдущих; здесь должно быть: { $due }
refusal-impossible-outcome = Такого здесь выпасть не могло; исправьте эту строку или оборвите запись перед ней.
refusal-cut-off = Ходы обрываются до конца игры; допишите остальные строки или укажите [Result "{ $result }"].
refusal-wrong-result = Ходы ведут к другому результату; укажите [Result "{ $result }"].
