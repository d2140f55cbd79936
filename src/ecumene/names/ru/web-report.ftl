### Русский: просмотр, разбор и то, что случилось без вас.

## Просмотр

web-replay = Повтор
web-replay-to-game = К игре
web-replay-to-now = К нынешнему ходу
web-replay-controls = Воспроизведение
web-replay-first = В начало
web-replay-turn-back = Назад до смены игрока
web-replay-back = На ход назад
web-replay-play = Воспроизвести
web-replay-pause = Остановить
web-replay-on = На ход вперёд
web-replay-turn-on = Вперёд до смены игрока
web-replay-last = В конец
web-replay-position = Позиция
web-replay-before = Перед первым ходом
web-replay-after = После хода { $n }
web-replay-of = Ход { $n } из { $most }
web-replay-from = Глазами
web-replay-outside = Зрители
web-replay-copy = Скопировать позицию
web-replay-copied = Ссылка скопирована
web-replay-save = Сохранить
web-replay-as-text = Запись игры как текст
web-replay-as-data = Запись игры как JSON
web-replay-as-picture = Эту позицию как изображение
web-replay-keys = Стрелки — шаг, Home и End — начало и конец, пробел — воспроизведение.

## Разбор: итог

web-report-not-yet = Разбор появится, когда игра будет окончена.
web-report-moves = ходов
web-report-duration = от начала до конца

## Разбор: шансы

web-report-chance = Шансы на победу
web-report-method = оценка бота; неизвестное каждый раз раздаётся заново
web-report-begins = Бот просматривает игру …
web-report-progress =
    { $all ->
        [one] Просмотрено { $done } из { $all } хода …
        [few] Просмотрено { $done } из { $all } ходов …
       *[many] Просмотрено { $done } из { $all } ходов …
    }
web-report-failed = Оценки бота нет; всё остальное на месте.
web-report-wins = Побеждает { $who }
web-report-percent = { $n } %
web-report-share = { $who }: { $n } %
web-report-chart = Шансы на победу после каждого хода
web-report-chart-keys = Стрелки ведут от хода к ходу, Enter открывает позицию.
web-report-open = Открыть на поле
web-report-ways = Чем бы всё кончилось
web-report-way = { $kind }: { $n } %
web-report-kind-military = военная
web-report-kind-science = научная
web-report-kind-civilian = по очкам
web-report-kind-shared = общая
web-report-bars = { $above } сверху, { $below } снизу; чем выше, тем больше упущено
web-report-bars-many = каждый своим цветом; чем выше, тем больше упущено

## Разбор: переломные ходы

web-report-turning = Переломные ходы
web-report-no-turning = Ни один отдельный ход не решил этой игры.
web-report-better = Лучше: { $move }; { $best } % вместо { $chance } %.
web-report-found = Больше, чем видел в этом бот: { $chance } % вместо { $before } %.
web-report-play-from = Играть отсюда

## Разбор: мастерство и удача

web-report-skill = Мастерство и удача
web-report-player = Игрок
web-report-given = упущено
web-report-largest = самый большой промах
web-report-no-miss = нет
web-report-luck =
    { $n ->
        [one] Удача без учёта мастерства: { $n } пункт в пользу игрока { $who }.
        [few] Удача без учёта мастерства: { $n } пункта в пользу игрока { $who }.
       *[many] Удача без учёта мастерства: { $n } пунктов в пользу игрока { $who }.
    }
web-report-luck-even = Насколько можно судить, удача не была ни на чьей стороне.
web-report-unit = Один пункт — сотая доля победы.
web-report-count = Очки в конце
web-report-list = Ходы

## Что случилось без вас

web-catch-up = Пока вас не было
web-catch-watch =
    { $seconds ->
        [one] Посмотреть ({ $seconds } секунда)
        [few] Посмотреть ({ $seconds } секунды)
       *[many] Посмотреть ({ $seconds } секунд)
    }
web-catch-again = Просмотреть ход за ходом
web-catch-skip = Любая клавиша или касание пропускает
web-catch-change = { $label }: было { $from }, теперь { $to }
