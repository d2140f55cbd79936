### Українська: довідник правил, уроки й те, що сторінка каже про себе.

## Правила

web-rules = Правила
web-rules-lead = Усі правила коротко, кожна карта з тим, скільки коштує й що робить. Шукайте будь-якими словами.
web-rules-of = Правила гри «{ $game }»
web-rules-chapters = Розділи
web-rules-search = Пошук у правилах і картах
web-rules-found =
    { $rules ->
        [one] { $rules } правило
        [few] { $rules } правила
       *[many] { $rules } правил
    }, { $cards ->
        [one] { $cards } карта
        [few] { $cards } карти
       *[many] { $cards } карт
    }
web-rules-not-found = Нічого з такою назвою немає. Спробуйте початок іншого слова.
web-rules-cards = Карти
web-rules-shown = { $n } із { $all }
web-rules-no-cards = Таких карт немає.
web-rules-clear = Показати всі карти
web-rules-age = Епоха
web-rules-every-age = усі
web-rules-families = Види карт
web-rules-resource = Ресурс
web-rules-gives = Дає
web-rules-costs = Коштує
web-rules-nothing = нічого
web-rules-need = { $n } × { $what }
web-rules-free-by = Безкоштовно з
web-rules-frees = Робить безкоштовною
web-rules-explained = У правилах
web-rules-copy = Скопіювати посилання
web-rules-copied = Скопійовано
web-rules-choose-card = Виберіть карту, щоб побачити її повністю.
web-rules-to-table = До столу
web-rules-to-lesson = До уроку
web-rules-in-lesson = Навчитися граючи

## Навчання

web-learn = Вчитися
web-learn-lead = Урок — це справжній стіл, де удача й суперник діють за сценарієм. Ви граєте, учитель пояснює, чому саме так.
web-learn-steps =
    { $n ->
        [one] { $n } крок
        [few] { $n } кроки
       *[many] { $n } кроків
    }
web-learn-begin = Почати
web-learn-continue = Продовжити: { $n } із { $all }
web-learn-repeat = Ще раз
web-learn-finished = Пройдено
web-learn-teacher = Учитель
web-learn-progress = { $n } із { $all }
web-learn-next = Далі
web-learn-one-back = На крок назад
web-learn-from-start = Спочатку
web-learn-less = Сховати текст
web-learn-more = Показати текст
web-learn-learner = Учень
web-learn-opponent = Суперник
web-learn-end = Урок закінчено.
web-learn-play-bot = Зіграти з ботом
web-learn-to-rules = Усі правила
web-learn-to-lessons = Усі уроки
web-learn-none = Для цієї гри уроків ще немає.

## Про сторінку

web-about-title = Про Ecumene
web-about-lead = Настільні ігри про цивілізації за одним столом: усі правила дотримано, кожну відмову пояснено, наживо чи тижнями, з друзями чи ботами.
web-about-games = Ігри
web-about-games-text = Назви ігор належать їхнім власникам, які не мають стосунку до цієї сторінки. Ecumene показує власні малюнки й говорить власними словами: нічого з надрукованого в коробках тут немає. Кому гра сподобається тут, тому за справжнім столом вона сподобається ще більше.
web-about-luck = Як перевірити удачу
web-about-luck-text = Перш ніж хтось сяде за стіл, на ньому видно хеш 256 таємних бітів. Кожен, хто сідає, може додати свої. Усе, що приносить удача, випливає тільки з них, тож вибрати його не може ніхто, навіть сервер. Після гри таємницю додано до її запису, і одна команда виводить усі випадковості заново:
web-about-private = Що зберігає ця сторінка
web-about-private-text = Вона не завантажує нічого ні в кого, крім цього сервера, ні за ким не стежить і не показує реклами. У цьому браузері лишаються файл cookie, який каже, хто ви, ваші налаштування, поступ в уроках і те, без чого вона не відкриється без з’єднання. Коли ви виходите, усе ваше вилучається.
web-about-drawings = Малюнки
web-about-drawings-text = Більшість значків — із Game-icons.net, за ліцензією CC BY 3.0, обриси округлено. Значки створили:
web-about-licence-cc = Creative Commons Attribution 3.0
web-about-own = Знак, ресурси, форми видів карт і кнопки намальовано для Ecumene.
web-about-letters = Літери
web-about-letters-text = Alegreya та Alegreya Sans, автор Juan Pablo del Peral, Huerta Tipográfica, за ліцензією SIL Open Font License; для цієї сторінки їх поділено на менші файли.
web-about-programs = Програми
web-about-programs-text = Сторінку зроблено за допомогою Svelte (ліцензія MIT) і Fluent (ліцензія Apache 2.0).
web-about-licence-of = Ліцензія: { $what }
web-about-programmers = Програмістам
web-about-api = Усе, що тут може людина, може й програма: API описує себе сам.
