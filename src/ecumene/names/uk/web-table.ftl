### Українська: бічна панель столу - розмова, цифри, підказки, плани, накази, нотатки.

web-side-talk = Розмова
web-side-figures = Цифри
web-side-hints = Підказки
web-side-plan = А якщо
web-side-orders = Накази
web-side-notes = Нотатки

## Розмова

web-talk-here = Хто тут
web-talk-is-here = тут
web-talk-is-away = не тут
web-talk-watching =
    { $n ->
        [0] ніхто не дивиться
        [one] дивиться { $n }
        [few] дивляться { $n }
       *[many] дивляться { $n }
    }
web-talk-nothing = Ще ніхто нічого не сказав.
web-talk-watcher = глядач
web-talk-both-rooms = Гру завершено: гравці та глядачі читають одне одного.
web-talk-watchers-room = Глядачі розмовляють між собою; гравці прочитають це після кінця.
web-talk-about = Докладніше: { $name }
web-talk-profile = Профіль
web-talk-say = Скажіть щось
web-talk-search = Знайдіть фразу або скажіть щось своє
web-talk-send = Надіслати
web-talk-phrases = Фрази
web-talk-phrases-note = Їх кожен читає своєю мовою.
web-talk-no-phrase = Жодна фраза так не починається; Enter надішле ваші слова.

## Цифри

web-figures-caption = Усі гравці в цифрах
web-figures-what = Показник
web-figures-note = Заголовок упорядковує за своїми значеннями; найбільше в рядку виділено.
web-figures-none = Для цієї гри цифр ще немає.

## Ходи на вибір

web-moves-search = Введіть початок ходу
web-moves-none = Обрати нема з чого.
web-moves-none-like-this = Жоден хід так не починається.
web-moves-typed = Узяти як введено: { $move }

## Підказки

web-hints-note = Бот дивиться на стіл вашими очима. Його питають, лише коли ви натискаєте.
web-hints-ask = Спитати бота
web-hints-again = Спитати ще раз
web-hints-thinking = Бот думає …
web-hints-not-now = Підказку можна отримати, коли про щось питають вас.
web-hints-chance = імовірність перемоги { $chance }
web-hints-share = { $share } його роздумів
web-hints-doubt = Це здогади: їх пораховано з багатьох ігор, які бот уявив.

## А якщо

web-plan-note = Грайте далі потайки, за всіх за столом. Цього ніхто не бачить, і тут нічого не рахується.
web-plan-commit = Зіграти перший хід
web-plan-anew = Почати спочатку
web-plan-leads = До чого це веде
web-plan-tales =
    { $n ->
        [one] { $n } рядок літопису
        [few] { $n } рядки літопису
       *[many] { $n } рядків літопису
    }
web-plan-no-deltas = Жодне число не змінюється.
web-plan-other-future = Інше майбутнє
web-plan-dealt = Майбутнє { $n }: чого ви не знаєте, роздано навмання.
web-plan-certain = Майбутнє { $n }: досі нічого прихованого не відкрилося.
web-plan-next = А далі?
web-plan-kept = Збережені плани: { $n } з { $most }
web-plan-none-kept =
    { $most ->
        [one] У браузері можна зберегти { $most } план; його перевіряють після кожного ходу.
        [few] У браузері можна зберегти { $most } плани; їх перевіряють після кожного ходу.
       *[many] У браузері можна зберегти { $most } планів; їх перевіряють після кожного ходу.
    }
web-plan-name = Назва плану
web-plan-name-n = План { $n }
web-plan-keep = Зберегти
web-plan-legal = ще дозволено
web-plan-other-turn = Гра пішла інакше: починати мав би гравець { $who }.
web-plan-forget = Забути «{ $name }»

## Накази

web-orders-note = Відповіді наперед. Сервер зіграє їх за вас, щойно вони підійдуть: одразу, якщо підходять уже зараз, а також коли вас немає.
web-orders-none = Ви не давали тут наказів.
web-orders-revoke = Відкликати
web-orders-revoke-n = Відкликати наказ { $n }
web-orders-new = Новий наказ
web-orders-when = Коли мене питають
web-orders-any = Про що завгодно
web-orders-after = Одразу після ходу іншого гравця
web-orders-add-after = Лише після певного ходу …
web-orders-any-after = Після будь-якого ходу
web-orders-answers = Відповісти першим дозволеним із цих ходів
web-orders-add-answer = Якщо це не дозволено …
web-orders-earlier = На місце вище: { $move }
web-orders-drop = Прибрати: { $move }
web-orders-how-often = Щонайбільше разів
web-orders-quoted = „{ $move }“
web-orders-says-always =
    { $n ->
        [1] Про що б не питали, ви граєте { $answers }, якщо це дозволено.
       *[other] Про що б не питали, ви граєте перше дозволене з цього: { $answers }.
    }
web-orders-says-asked =
    { $n ->
        [1] Коли питають: „{ $prompt }“, ви граєте { $answers }, якщо це дозволено.
       *[other] Коли питають: „{ $prompt }“, ви граєте перше дозволене з цього: { $answers }.
    }
web-orders-says-after =
    { $n ->
        [1] Одразу після ходу { $after } іншого гравця ви граєте { $answers }, якщо це дозволено.
       *[other] Одразу після ходу { $after } іншого гравця ви граєте перше дозволене з цього: { $answers }.
    }
web-orders-says-both =
    { $n ->
        [1] Коли питають: „{ $prompt }“, одразу після ходу { $after } іншого гравця ви граєте { $answers }, якщо це дозволено.
       *[other] Коли питають: „{ $prompt }“, одразу після ходу { $after } іншого гравця ви граєте перше дозволене з цього: { $answers }.
    }
web-orders-times =
    { $times ->
        [1] Це станеться один раз.
        [one] Це станеться щонайбільше { $times } раз.
        [few] Це станеться щонайбільше { $times } рази.
       *[many] Це станеться щонайбільше { $times } разів.
    }
web-orders-give = Дати цей наказ

## Нотатки

web-note-private = Цю нотатку можете прочитати лише ви.
web-note-keeping = Ще не збережено …
web-note-kept = Збережено
