### Ukrainian: what every game shares - amounts, and the refusals of the kernel.

## Amounts

# Part of a price: stone - 4. The name stays in the nominative.
amount-for = { $what } — { $n }
# Coins that somebody pays, takes or loses (accusative).
amount-coins =
    { $n ->
        [one] { $n } монету
        [few] { $n } монети
       *[many] { $n } монет
    }

## Playing

refusal-unknown-move = У цій грі немає такого ходу; оберіть хід зі списку дозволених.
refusal-not-your-turn = Зараз не ваша черга: зачекайте, поки відповість гравець { $seat }.
refusal-game-over = Гру вже завершено, ходів більше немає; щоб пограти ще, почніть нову.
refusal-nothing-to-undo = Скасувати можна лише власний хід, одразу після нього й доки не відкрито нічого нового.
refusal-nothing-to-redo = Немає чого повторити: спершу скасуйте хід і не робіть після цього іншого.

## Setting up a game

refusal-unknown-game = Гри { $game } немає; оберіть одну з цих: { $games }.
refusal-wrong-seats =
    { $count ->
        [one] У цю гру не може грати { $count } гравець; можлива кількість гравців: { $seats }.
        [few] У цю гру не можуть грати { $count } гравці; можлива кількість гравців: { $seats }.
       *[many] У цю гру не можуть грати { $count } гравців; можлива кількість гравців: { $seats }.
    }
refusal-bad-name = Ім’я складається з літер та інших видимих знаків, але без лапок.
refusal-unknown-bot = Такого бота немає; вкажіть одного з цих (після mcts — будь-який час або кількість): { $bots }.
refusal-unknown-option = У цієї гри немає налаштування { $option }; приберіть його або перевірте написання.
refusal-unknown-value = Налаштування { $option } не має такого значення; оберіть одне з цих: { $values }.

## Records

refusal-not-a-line = Це не рядок запису гри: спершу має йти літера гравця або *, а далі хід, наприклад «A discard baths».
refusal-bad-line = Рядок { $line } не є рядком запису гри: спершу має йти літера гравця або *, а далі хід, наприклад «A discard baths».
refusal-not-a-header = Рядок { $line } — не заголовок; запишіть його так: [Name "value"].
refusal-no-header = У записі гри бракує заголовка { $header }; додайте на початку рядок [{ $header } "..."].
refusal-no-version = У заголовку не вказано версії правил; запишіть його так: [Game "{ $game } 1"].
refusal-other-game = Це запис гри { $game }, а не { $known }; відкрийте його командою ecumene play { $game }.
refusal-unknown-version = Цей запис гри { $game } потребує правил версії { $version }, а ця програма знає версію { $known }; відкрийте його програмою, яка його створила.
refusal-out-of-order = Цей рядок не випливає з попередніх; тут має бути: { $due }
refusal-impossible-outcome = Такого тут випасти не могло; виправте цей рядок або обірвіть запис перед ним.
refusal-cut-off = Ходи уриваються до кінця гри; допишіть решту рядків або вкажіть [Result "{ $result }"].
refusal-wrong-result = Ходи ведуть до іншого результату; вкажіть [Result "{ $result }"].
