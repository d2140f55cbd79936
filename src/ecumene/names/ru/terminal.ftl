### Russian: what the terminal says by itself.

## Playing

terminal-player = Игрок
terminal-turn = Ход { $n } · { $seat } { $who }
terminal-thinking = { $who } обдумывает ход…
terminal-hand-over = Теперь { $who }: садитесь за клавиатуру и нажмите Enter, когда никто не подсматривает.
terminal-how = Введите номер хода или его слова; help покажет остальные команды.
terminal-no-such-move = «{ $typed }» — такого хода в этой игре нет; введите moves, чтобы увидеть разрешённые.
terminal-which = Подходит несколько ходов; введите номер или больше букв: { $moves }
terminal-legal = Это можно сделать прямо сейчас: { $move }.
terminal-why-what = Скажите, о каком ходе речь, например: why build baths
terminal-no-topic = Карты или правила «{ $asked }» нет; введите начало названия.
terminal-topics = Подходит несколько названий; введите больше букв: { $topics }
terminal-over = Игра окончена
terminal-offer = Введите save ФАЙЛ, чтобы сохранить запись, log, чтобы перечитать всю игру, или нажмите Enter, чтобы выйти.
terminal-saved = Игра сохранена в файле { $file }.
terminal-kept = Игра сохранена в файле { $file }; чтобы продолжить: ecumene play { $game } --record { $file }
terminal-help =
    Отвечайте номером хода или его словами, хватит и начала: build baths, bu bat.
    why build baths   объясняет, почему ход запрещён, или говорит, что он разрешён
    undo, redo        отменить свой последний ход, повторить его
    help храм         что делает карта или что гласит правило; хватит начала названия
    log               вся игра с начала
    moves             ещё раз показать разрешённые ходы
    Enter             ещё раз показать стол
    save ФАЙЛ         сохранить игру в файл
    quit              выйти; игра будет сохранена

## Replaying

terminal-place = Ход { $n } из { $last }
terminal-steps = Enter — дальше, b — назад, число от 0 до { $last } — перейти к ходу, q — выйти.
terminal-checked =
    { $moves ->
        [one] Запись соответствует правилам: { $moves } ход, результат { $result }.
        [few] Запись соответствует правилам: { $moves } хода, результат { $result }.
       *[many] Запись соответствует правилам: { $moves } ходов, результат { $result }.
    }

## Checking and measuring

terminal-kept-promises =
    { $games ->
        [one] { $game }: { $games } случайная игра прошла без единого нарушения (ходов: { $answers }).
        [few] { $game }: { $games } случайные игры прошли без единого нарушения (ходов: { $answers }).
       *[many] { $game }: { $games } случайных игр прошли без единого нарушения (ходов: { $answers }).
    }
terminal-broken = { $game } нарушает требование «{ $promise }»; чтобы увидеть это снова: ecumene check { $game } --games 1 --seed { $seed }
terminal-perft =
    { $positions ->
        [one] Глубина { $depth }: { $positions } позиция
        [few] Глубина { $depth }: { $positions } позиции
       *[many] Глубина { $depth }: { $positions } позиций
    }
terminal-figure =
    { $what ->
        [games_per_second] случайных игр в секунду
        [decisions_per_second] решений в секунду
        [copies_per_second] копий стола в секунду
        [search_iterations_per_second] итераций поиска в секунду
        [yardstick_per_second] мерило этой машины, в секунду
        [yardstick_loops_per_game] циклов мерила за время одной игры
        [interpreted_games_per_second] случайных игр в секунду без компиляции
        [speed_up] во сколько раз быстрее, чем без компиляции
        [compiled] правила скомпилированы
       *[other] { $what }
    }
terminal-yes-no =
    { $what ->
        [True] да
       *[False] нет
    }
terminal-match =
    { $games ->
        [one] { $game }, { $games } игра: доля очков (95-процентный интервал), победы по видам
        [few] { $game }, { $games } игры: доля очков (95-процентный интервал), победы по видам
       *[many] { $game }, { $games } игр: доля очков (95-процентный интервал), победы по видам
    }
terminal-kind =
    { $kind ->
        [military] войной
        [science] наукой
        [civilian] по очкам
       *[other] { $kind }
    }
terminal-shared =
    { $n ->
        [one] { $n } игра закончилась вничью
        [few] { $n } игры закончились вничью
       *[many] { $n } игр закончились вничью
    }

## Proving luck

terminal-luck-proved =
    { $outcomes ->
        [one] Случайность честная: { $outcomes } случайный исход следует из секрета, отпечаток которого { $promise } объявлен до игры.
        [few] Случайность честная: все { $outcomes } случайных исхода следуют из секрета, отпечаток которого { $promise } объявлен до игры.
       *[many] Случайность честная: все { $outcomes } случайных исходов следуют из секрета, отпечаток которого { $promise } объявлен до игры.
    }
terminal-luck-no-secret = В файле { $file } секрет не назван, поэтому проверить случайность нельзя: либо игра ещё идёт, либо в неё играли без обещания.
terminal-luck-promise = Файл { $file } нарушает обещание: названный в нём секрет не соответствует отпечатку { $promise }.
terminal-luck-seats = В файле { $file } игроки рассажены как { $found }; по секрету жребий должен был дать { $due }.
terminal-luck-outcome = { $file }, строка { $row }: записано «{ $found }», а по секрету должно быть «{ $due }». До этого совпало исходов: { $outcomes }.
terminal-luck-missing = В файле { $file } не хватает строки { $row }: по секрету там должно быть «{ $due }». До этого совпало исходов: { $outcomes }.
terminal-luck-extra = { $file }, строка { $row }: записано «{ $found }», хотя здесь ничего не должно было выпадать. До этого совпало исходов: { $outcomes }.

## Serving

terminal-serving = Ecumene работает по адресу { $address }; чтобы остановить, нажмите Ctrl+C.
terminal-serving-already = Ecumene уже работает по адресу { $address }.
terminal-backed-up =
    { $rows ->
        [one] Всё сохранённое ({ $rows } строка) теперь есть в файле { $file }.
        [few] Всё сохранённое ({ $rows } строки) теперь есть в файле { $file }.
       *[many] Всё сохранённое ({ $rows } строк) теперь есть в файле { $file }.
    }
terminal-restored =
    { $rows ->
        [one] Всё из файла { $file } ({ $rows } строка) теперь есть в базе данных.
        [few] Всё из файла { $file } ({ $rows } строки) теперь есть в базе данных.
       *[many] Всё из файла { $file } ({ $rows } строк) теперь есть в базе данных.
    }
terminal-exported =
    { $games ->
        [one] Запись { $games } законченной игры теперь есть в файле { $file }.
        [few] Записи { $games } законченных игр теперь есть в файле { $file }.
       *[many] Записи { $games } законченных игр теперь есть в файле { $file }.
    }
terminal-verified =
    { $broken ->
        [0] { $games ->
            [one] Проверена { $games } сохранённая игра, всё совпадает с сохранённым.
            [few] Проверены { $games } сохранённые игры, всё совпадает с сохранённым.
           *[many] Проверено { $games } сохранённых игр, всё совпадает с сохранённым.
        }
       *[other] { $games ->
            [one] Проверена { $games } сохранённая игра; игр, которые не совпадают с сохранённым: { $broken }.
            [few] Проверены { $games } сохранённые игры; игр, которые не совпадают с сохранённым: { $broken }.
           *[many] Проверено { $games } сохранённых игр; игр, которые не совпадают с сохранённым: { $broken }.
        }
    }
terminal-game-broken = Стол { $table } не совпадает с сохранённым: { $why }
terminal-no-server = Серверу не хватает частей, которые не установлены ({ $missing }); установите их так: pip install "ecumene[server]"
terminal-cannot-listen = По адресу { $host }, порт { $port }, запустить сервер не удалось ({ $why }); выберите другой --port или --host.
terminal-port-taken = По адресу { $host }, порт { $port }, уже работает другая программа; остановите её или выберите другой порт, например так: ECUMENE_PORT={ $other }.
terminal-no-database = Базы данных { $database } нет; укажите нужную через --database.
terminal-cannot-open = Базу данных { $database } не удалось открыть ({ $why }); проверьте название и то, работает ли она.
terminal-newer-database = Базу данных { $database } создала более новая программа; воспользуйтесь ею.
terminal-cannot-use = Файл { $file } не годится ({ $why }); выберите другой.
terminal-not-a-backup = Файл { $file } — не резервная копия или неполная копия ({ $why }), поэтому ничего не восстановлено; выберите другой.

## What goes wrong

terminal-refused = «{ $what }»: { $why }
terminal-no-such-command = Команды { $command } нет; все команды покажет --help.
terminal-no-such-switch = Ключа { $switch } нет; все ключи покажет --help.
terminal-missing-word = Не хватает { $word }; допишите или посмотрите пример в --help.
terminal-bad-value = { $switch } не принимает такого значения; --help покажет, какое принимает.
terminal-usage = Команду не удалось прочитать ({ $why }); --help покажет, как её записать.
terminal-option-form = «{ $option }» — не настройка; запишите её как НАЗВАНИЕ=ЗНАЧЕНИЕ, например wonders=preset.
terminal-only-new = Ключи --option и --in-order действуют только для новых игр; уберите их, чтобы продолжить сохранённую.
terminal-other-game = { $file } — запись игры { $game }; чтобы продолжить её: ecumene play { $game } --record { $file }
terminal-bad-name = В имени игрока нужна хотя бы одна буква и не может быть двойных кавычек.
terminal-no-such-file = Файла { $file } нет; проверьте название и папку.
terminal-cannot-read = Файл { $file } не удалось прочитать ({ $why }); выберите файл с записью игры.
terminal-cannot-write = Файл { $file } не удалось записать ({ $why }); выберите другой файл или папку.
terminal-not-utf8 = Файл { $file } — не текст в UTF-8: в строке { $row } другие байты; перекодируйте его или выберите другой.
terminal-not-overwritten = Файл { $file } уже есть, и это не запись игры, поэтому он остаётся нетронутым; выберите другое название.
terminal-long-word = Одно из слов команды длиннее { $most } букв; сократите его.
terminal-long-line = Файл { $file } — не запись игры: строка { $row } слишком длинная; выберите другой файл.
terminal-bad-file = { $file }, «{ $what }»: { $why }
terminal-bad-line = { $file }, строка { $row }, «{ $what }»: { $why }

## 7 Wonders Duel

terminal-duel-headline =
    { $age ->
        [no] Выбор чудес
       *[other] Эпоха { $age } · осталось карт: { $left }
    }
terminal-duel-letter =
    { $family ->
        [brown] С
        [grey] Р
        [blue] Г
        [green] Н
        [yellow] К
        [red] В
       *[purple] Ги
    }
terminal-duel-category =
    { $category ->
        [blue] гражданские
        [green] научные
        [yellow] коммерческие
        [purple] гильдии
        [wonders] чудеса
        [tokens] прогресс
        [treasury] монеты
       *[military] войско
    }
terminal-duel-total = всего
terminal-duel-won =
    { $kind ->
        [military] Побеждает { $who }: столица соперника пала.
        [science] Побеждает { $who }: собраны шесть разных научных символов.
        [resigned] Побеждает { $who }: соперник сдался.
        [time] Побеждает { $who }: у соперника вышло время.
       *[civilian] Побеждает { $who }: больше очков.
    }
terminal-duel-shared = Поровну очков, в том числе за гражданские здания: игроки делят победу.
terminal-duel-cancelled = Игра отменена: победителя нет.
terminal-duel-shields =
    { $n ->
        [one] { $n } щит
        [few] { $n } щита
       *[many] { $n } щитов
    }
terminal-duel-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
terminal-duel-nothing = бесплатно
terminal-duel-wonder = чудо
terminal-duel-printed =
    { $age ->
        [no] { $family }; стоимость: { $cost }
       *[other] { $family }, эпоха { $age }; стоимость: { $cost }
    }
terminal-duel-legend = ═ можно взять · ● монет хватает · { $dear } слишком дорого · { $free } бесплатно по цепочке · ★ очки · ░ лицом вниз · ▒ гильдия
terminal-duel-lead = { $who } впереди на { $n } · до столицы соперника { $left }, до своей { $back }
terminal-duel-balance = Силы равны · до каждой столицы { $left }
terminal-duel-tokens = Прогресс:
terminal-duel-offer = На выбор:
terminal-duel-unseen =
    { $back ->
        [guild] Неизвестные гильдии (лицом вниз { $down }, вне игры { $out }):
       *[age] Неизвестные карты (лицом вниз { $down }, вне игры { $out }):
    }
terminal-duel-discarded = Сброшено:
terminal-duel-threat = { $who } может победить одним ходом: { $moves }
terminal-duel-science = Наука
terminal-duel-makes = Производит
terminal-duel-buys = Покупает за
terminal-duel-wonders = Чудеса
terminal-duel-owned = Прогресс
terminal-duel-points = Очки
terminal-duel-to-capital =
    { $n ->
        [one] до победы { $n } щит
        [few] до победы { $n } щита
       *[many] до победы { $n } щитов
    }
terminal-duel-to-move = ходит
terminal-duel-menu-build = Построить
terminal-duel-menu-discard = Сбросить { $coins }
terminal-duel-menu-bury = Под «{ $wonder }» { $price }
