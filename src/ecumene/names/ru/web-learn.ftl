### Русский: справочник правил, уроки и то, что страница говорит о себе.

## Правила

web-rules = Правила
web-rules-lead = Все правила вкратце, каждая карта с тем, сколько она стоит и что делает. Ищите любыми словами.
web-rules-of = Правила игры «{ $game }»
web-rules-chapters = Главы
web-rules-search = Поиск в правилах и картах
web-rules-found =
    { $rules ->
        [one] { $rules } правило
        [few] { $rules } правила
       *[many] { $rules } правил
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
web-rules-not-found = Ничего с таким названием нет. Попробуйте начало другого слова.
web-rules-cards = Карты
web-rules-shown = { $n } из { $all }
web-rules-no-cards = Таких карт нет.
web-rules-clear = Показать все карты
web-rules-age = Эпоха
web-rules-every-age = все
web-rules-families = Виды карт
web-rules-resource = Ресурс
web-rules-gives = Даёт
web-rules-costs = Стоит
web-rules-nothing = ничего
web-rules-need = { $n } × { $what }
web-rules-free-by = Бесплатно с
web-rules-frees = Делает бесплатной
web-rules-explained = В правилах
web-rules-copy = Скопировать ссылку
web-rules-copied = Скопировано
web-rules-choose-card = Выберите карту, чтобы увидеть её целиком.
web-rules-to-table = К столу
web-rules-to-lesson = К уроку
web-rules-in-lesson = Научиться играя

## Обучение

web-learn = Учиться
web-learn-lead = Урок — это настоящий стол, где удача и соперник действуют по сценарию. Вы играете, учитель объясняет, почему именно так.
web-learn-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
web-learn-begin = Начать
web-learn-continue = Продолжить: { $n } из { $all }
web-learn-repeat = Ещё раз
web-learn-finished = Пройдено
web-learn-teacher = Учитель
web-learn-progress = { $n } из { $all }
web-learn-next = Дальше
web-learn-one-back = На шаг назад
web-learn-from-start = Сначала
web-learn-less = Скрыть текст
web-learn-more = Показать текст
web-learn-learner = Ученик
web-learn-opponent = Соперник
web-learn-end = Урок окончен.
web-learn-play-bot = Сыграть с ботом
web-learn-to-rules = Все правила
web-learn-to-lessons = Все уроки
web-learn-none = Для этой игры уроков пока нет.

## О странице

web-about-title = О Ecumene
web-about-lead = Настольные игры о цивилизациях за одним столом: все правила соблюдены, каждый отказ объяснён, вживую или неделями, с друзьями или ботами.
web-about-games = Игры
web-about-games-text = Названия игр принадлежат их владельцам, которые не имеют отношения к этой странице. Ecumene показывает собственные рисунки и говорит собственными словами: ничего из напечатанного в коробках здесь нет. Кому игра понравится здесь, тому за настоящим столом она понравится ещё больше.
web-about-luck = Как проверить удачу
web-about-luck-text = Прежде чем кто-то сядет за стол, на нём виден хеш 256 тайных битов. Каждый, кто садится, может добавить свои. Всё, что приносит удача, следует только из них, так что выбрать это не может никто, даже сервер. После игры тайна добавлена в её запись, и одна команда выводит все случайности заново:
web-about-private = Что хранит эта страница
web-about-private-text = Она не загружает ничего ни у кого, кроме этого сервера, ни за кем не следит и не показывает рекламы. В этом браузере остаются файл cookie, который говорит, кто вы, ваши настройки, ваши успехи в уроках и то, без чего она не откроется без связи. Когда вы выходите, всё ваше удаляется.
web-about-drawings = Рисунки
web-about-drawings-text = Большинство значков — с Game-icons.net, по лицензии CC BY 3.0, очертания округлены. Значки создали:
web-about-licence-cc = Creative Commons Attribution 3.0
web-about-own = Знак, ресурсы, формы видов карт и кнопки нарисованы для Ecumene.
web-about-letters = Буквы
web-about-letters-text = Alegreya и Alegreya Sans, автор Juan Pablo del Peral, Huerta Tipográfica, по лицензии SIL Open Font License; для этой страницы они поделены на меньшие файлы.
web-about-programs = Программы
web-about-programs-text = Страница сделана с помощью Svelte (лицензия MIT) и Fluent (лицензия Apache 2.0).
web-about-licence-of = Лицензия: { $what }
web-about-programmers = Программистам
web-about-api = Всё, что здесь может человек, может и программа: API описывает себя сам.
