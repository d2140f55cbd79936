### Ukrainian: what the terminal says by itself.

## Playing

terminal-player = Гравець
terminal-turn = Хід { $n } · { $seat } { $who }
terminal-thinking = { $who } обмірковує хід…
terminal-hand-over = Тепер { $who }: сідайте за клавіатуру й натисніть Enter, коли ніхто не підглядає.
terminal-how = Введіть номер ходу або його слова; help покаже решту команд.
terminal-no-such-move = «{ $typed }» — такого ходу в цій грі немає; введіть moves, щоб побачити дозволені.
terminal-which = Підходить кілька ходів; введіть номер або більше літер: { $moves }
terminal-legal = Це можна зробити просто зараз: { $move }.
terminal-why-what = Скажіть, про який хід ідеться, наприклад: why build baths
terminal-no-topic = Карти чи правила «{ $asked }» немає; введіть початок назви.
terminal-topics = Підходить кілька назв; введіть більше літер: { $topics }
terminal-over = Гру завершено
terminal-offer = Введіть save ФАЙЛ, щоб зберегти запис, log, щоб перечитати всю гру, або натисніть Enter, щоб вийти.
terminal-saved = Гру збережено у файлі { $file }.
terminal-kept = Гру збережено у файлі { $file }; щоб продовжити: ecumene play { $game } --record { $file }
terminal-help =
    Відповідайте номером ходу або його словами, можна лише їх початком: build baths, bu bat.
    why build baths   пояснює, чому хід заборонено, або каже, що його дозволено
    undo, redo        скасувати свій останній хід, повторити його
    help храм         що робить карта або що каже правило; досить початку назви
    log               уся гра від початку
    moves             ще раз показати дозволені ходи
    Enter             ще раз показати стіл
    save ФАЙЛ         зберегти гру у файл
    quit              вийти; гру буде збережено

## Replaying

terminal-place = Хід { $n } з { $last }
terminal-steps = Enter — далі, b — назад, число від 0 до { $last } — перейти до ходу, q — вийти.
terminal-checked =
    { $moves ->
        [one] Запис відповідає правилам: { $moves } хід, результат { $result }.
        [few] Запис відповідає правилам: { $moves } ходи, результат { $result }.
       *[many] Запис відповідає правилам: { $moves } ходів, результат { $result }.
    }

## Checking and measuring

terminal-kept-promises =
    { $games ->
        [one] { $game }: { $games } випадкова гра пройшла без жодного порушення (ходів: { $answers }).
        [few] { $game }: { $games } випадкові гри пройшли без жодного порушення (ходів: { $answers }).
       *[many] { $game }: { $games } випадкових ігор пройшли без жодного порушення (ходів: { $answers }).
    }
terminal-broken = { $game } порушує вимогу «{ $promise }»; щоб побачити це ще раз: ecumene check { $game } --games 1 --seed { $seed }
terminal-perft =
    { $positions ->
        [one] Глибина { $depth }: { $positions } позиція
        [few] Глибина { $depth }: { $positions } позиції
       *[many] Глибина { $depth }: { $positions } позицій
    }
terminal-figure =
    { $what ->
        [games_per_second] випадкових ігор за секунду
        [decisions_per_second] рішень за секунду
        [copies_per_second] копій столу за секунду
        [search_iterations_per_second] ітерацій пошуку за секунду
        [yardstick_per_second] мірило цієї машини, за секунду
        [yardstick_loops_per_game] циклів мірила за час однієї гри
        [interpreted_games_per_second] випадкових ігор за секунду без компіляції
        [speed_up] у скільки разів швидше, ніж без компіляції
        [compiled] правила скомпільовано
       *[other] { $what }
    }
terminal-yes-no =
    { $what ->
        [True] так
       *[False] ні
    }
terminal-match =
    { $games ->
        [one] { $game }, { $games } гра: частка очок (95-відсотковий інтервал), перемоги за видами
        [few] { $game }, { $games } гри: частка очок (95-відсотковий інтервал), перемоги за видами
       *[many] { $game }, { $games } ігор: частка очок (95-відсотковий інтервал), перемоги за видами
    }
terminal-kind =
    { $kind ->
        [military] війною
        [science] наукою
        [civilian] за балами
       *[other] { $kind }
    }
terminal-shared =
    { $n ->
        [one] { $n } гра завершилася внічию
        [few] { $n } гри завершилися внічию
       *[many] { $n } ігор завершилися внічию
    }

## Proving luck

terminal-luck-proved =
    { $outcomes ->
        [one] Випадковість чесна: { $outcomes } випадковий результат випливає із секрету, відбиток якого { $promise } оголошено до гри.
        [few] Випадковість чесна: усі { $outcomes } випадкові результати випливають із секрету, відбиток якого { $promise } оголошено до гри.
       *[many] Випадковість чесна: усі { $outcomes } випадкових результатів випливають із секрету, відбиток якого { $promise } оголошено до гри.
    }
terminal-luck-no-secret = У файлі { $file } секрету не названо, тож перевірити випадковість неможливо: або гра ще триває, або її грали без обіцянки.
terminal-luck-promise = Файл { $file } порушує обіцянку: названий у ньому секрет не відповідає відбитку { $promise }.
terminal-luck-seats = У файлі { $file } гравців розсаджено як { $found }; за секретом жереб мав дати { $due }.
terminal-luck-outcome = { $file }, рядок { $row }: записано «{ $found }», а за секретом має бути «{ $due }». До цього збіглося результатів: { $outcomes }.
terminal-luck-missing = У файлі { $file } бракує рядка { $row }: за секретом там має бути «{ $due }». До цього збіглося результатів: { $outcomes }.
terminal-luck-extra = { $file }, рядок { $row }: записано «{ $found }», хоча тут нічого не мало випадати. До цього збіглося результатів: { $outcomes }.

## Serving

terminal-serving = Ecumene працює за адресою { $address }; щоб зупинити, натисніть Ctrl+C.
terminal-serving-already = Ecumene вже працює за адресою { $address }.
terminal-backed-up =
    { $rows ->
        [one] Усе збережене ({ $rows } рядок) тепер є у файлі { $file }.
        [few] Усе збережене ({ $rows } рядки) тепер є у файлі { $file }.
       *[many] Усе збережене ({ $rows } рядків) тепер є у файлі { $file }.
    }
terminal-restored =
    { $rows ->
        [one] Усе з файлу { $file } ({ $rows } рядок) тепер є в базі даних.
        [few] Усе з файлу { $file } ({ $rows } рядки) тепер є в базі даних.
       *[many] Усе з файлу { $file } ({ $rows } рядків) тепер є в базі даних.
    }
terminal-exported =
    { $games ->
        [one] Запис { $games } завершеної гри тепер є у файлі { $file }.
        [few] Записи { $games } завершених ігор тепер є у файлі { $file }.
       *[many] Записи { $games } завершених ігор тепер є у файлі { $file }.
    }
terminal-verified =
    { $broken ->
        [0] { $games ->
            [one] Перевірено { $games } збережену гру, усе збігається зі збереженим.
            [few] Перевірено { $games } збережені гри, усе збігається зі збереженим.
           *[many] Перевірено { $games } збережених ігор, усе збігається зі збереженим.
        }
       *[other] { $games ->
            [one] Перевірено { $games } збережену гру; ігор, що не збігаються зі збереженим: { $broken }.
            [few] Перевірено { $games } збережені гри; ігор, що не збігаються зі збереженим: { $broken }.
           *[many] Перевірено { $games } збережених ігор; ігор, що не збігаються зі збереженим: { $broken }.
        }
    }
terminal-game-broken = Стіл { $table } не збігається зі збереженим: { $why }
terminal-no-server = Серверу бракує частин, яких не встановлено ({ $missing }); встановіть їх так: pip install "ecumene[server]"
terminal-cannot-listen = За адресою { $host }, порт { $port }, запустити сервер не вдалося ({ $why }); оберіть інший --port або --host.
terminal-port-taken = За адресою { $host }, порт { $port }, уже працює інша програма; зупиніть її або оберіть інший порт, наприклад так: ECUMENE_PORT={ $other }.
terminal-no-database = Бази даних { $database } немає; вкажіть потрібну через --database.
terminal-cannot-open = Базу даних { $database } не вдалося відкрити ({ $why }); перевірте назву й те, чи вона працює.
terminal-newer-database = Базу даних { $database } створила новіша програма; скористайтеся нею.
terminal-cannot-use = Файл { $file } непридатний ({ $why }); оберіть інший.
terminal-not-a-backup = Файл { $file } — не резервна копія або неповна копія ({ $why }), тож нічого не відновлено; оберіть інший.

## What goes wrong

terminal-refused = «{ $what }»: { $why }
terminal-no-such-command = Команди { $command } немає; усі команди покаже --help.
terminal-no-such-switch = Ключа { $switch } немає; усі ключі покаже --help.
terminal-missing-word = Бракує { $word }; допишіть або подивіться приклад у --help.
terminal-bad-value = { $switch } не приймає такого значення; --help покаже, яке приймає.
terminal-usage = Команду не вдалося прочитати ({ $why }); --help покаже, як її записати.
terminal-option-form = «{ $option }» — не налаштування; запишіть його як НАЗВА=ЗНАЧЕННЯ, наприклад wonders=preset.
terminal-only-new = Ключі --option і --in-order діють лише для нових ігор; приберіть їх, щоб продовжити збережену.
terminal-other-game = { $file } — це запис гри { $game }; щоб продовжити її: ecumene play { $game } --record { $file }
terminal-bad-name = Ім’я гравця має містити хоча б одну літеру й не містити подвійних лапок.
terminal-no-such-file = Файлу { $file } немає; перевірте назву й теку.
terminal-cannot-read = Файл { $file } не вдалося прочитати ({ $why }); оберіть файл із записом гри.
terminal-cannot-write = Файл { $file } не вдалося записати ({ $why }); оберіть інший файл або теку.
terminal-not-utf8 = Файл { $file } — не текст у UTF-8: у рядку { $row } інші байти; перекодуйте його або оберіть інший.
terminal-not-overwritten = Файл { $file } уже є, і це не запис гри, тож він лишається недоторканим; оберіть іншу назву.
terminal-long-word = Одне зі слів команди довше за { $most } літер; скоротіть його.
terminal-long-line = Файл { $file } — не запис гри: рядок { $row } задовгий; оберіть інший файл.
terminal-bad-file = { $file }, «{ $what }»: { $why }
terminal-bad-line = { $file }, рядок { $row }, «{ $what }»: { $why }

## 7 Wonders Duel

terminal-duel-headline =
    { $age ->
        [no] Вибір чудес
       *[other] Епоха { $age } · лишилося карт: { $left }
    }
terminal-duel-letter =
    { $family ->
        [brown] С
        [grey] Т
        [blue] Ц
        [green] Н
        [yellow] К
        [red] В
       *[purple] Г
    }
terminal-duel-category =
    { $category ->
        [blue] цивільні
        [green] наукові
        [yellow] комерційні
        [purple] гільдії
        [wonders] чудеса
        [tokens] прогрес
        [treasury] монети
       *[military] військо
    }
terminal-duel-total = разом
terminal-duel-won =
    { $kind ->
        [military] Перемагає { $who }: столиця суперника впала.
        [science] Перемагає { $who }: зібрано шість різних наукових символів.
        [resigned] Перемагає { $who }: суперник здався.
        [time] Перемагає { $who }: у суперника скінчився час.
       *[civilian] Перемагає { $who }: більше балів.
    }
terminal-duel-shared = Порівну балів, зокрема й за цивільні будівлі: гравці ділять перемогу.
terminal-duel-cancelled = Гру скасовано: переможця немає.
terminal-duel-shields =
    { $n ->
        [one] { $n } щит
        [few] { $n } щити
       *[many] { $n } щитів
    }
terminal-duel-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монети
       *[many] { $n } монет
    }
terminal-duel-nothing = безкоштовно
terminal-duel-wonder = чудо
terminal-duel-printed =
    { $age ->
        [no] { $family }; вартість: { $cost }
       *[other] { $family }, епоха { $age }; вартість: { $cost }
    }
terminal-duel-legend = ═ можна взяти · ● монет вистачає · { $dear } задорого · { $free } безкоштовно за ланцюжком · ★ бали · ░ долілиць · ▒ гільдія
terminal-duel-lead = { $who } попереду на { $n } · до столиці суперника { $left }, до власної { $back }
terminal-duel-balance = Сили рівні · до кожної столиці { $left }
terminal-duel-tokens = Прогрес:
terminal-duel-offer = На вибір:
terminal-duel-unseen =
    { $back ->
        [guild] Невідомі гільдії (долілиць { $down }, поза грою { $out }):
       *[age] Невідомі карти (долілиць { $down }, поза грою { $out }):
    }
terminal-duel-discarded = Скинуто:
terminal-duel-threat = { $who } може перемогти одним ходом: { $moves }
terminal-duel-science = Наука
terminal-duel-makes = Виробляє
terminal-duel-buys = Купує за
terminal-duel-wonders = Чудеса
terminal-duel-owned = Прогрес
terminal-duel-points = Бали
terminal-duel-to-capital =
    { $n ->
        [one] до перемоги { $n } щит
        [few] до перемоги { $n } щити
       *[many] до перемоги { $n } щитів
    }
terminal-duel-to-move = ходить
terminal-duel-menu-build = Спорудити
terminal-duel-menu-discard = Скинути { $coins }
terminal-duel-menu-bury = Під «{ $wonder }» { $price }
