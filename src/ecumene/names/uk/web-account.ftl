### Українська: вхід, обліковий запис і налаштування, інші люди.

## Вхід

web-in-way-known = У мене є обліковий запис
web-in-way-new = Я тут уперше
web-in-way-lost = Втрачено пароль
web-in-name = Ім’я
web-in-name-note = До 24 знаків: літери, цифри, пропуски та - _ . '
web-in-password = Пароль
web-in-password-note = Щонайменше 8 знаків
web-in-show = Показати пароль
web-in-mail = Електронна пошта
web-in-mail-note = Лише на випадок втраченого пароля; можна не вказувати.
web-in-keep = Залишити за собою це ім’я
web-in-guest-title = Грати одразу
web-in-guest = Гостеві не потрібні ні ім’я, ні пароль. Оберіть їх, коли захочете: ваші ігри лишаться вашими.
web-in-as-guest = Зайти як гість
web-in-is-guest = Ви тут як { $name }
web-in-guest-stays = Щоб зберегти ігри гостя, оберіть «Я тут уперше». Якщо ввійти під іншим ім’ям, вони до вас не перейдуть.
web-in-is-member = Ви увійшли як { $name }.
web-in-go-on = Далі
web-in-out = Вийти

## Втрачений пароль

web-lost-how = Якщо у вашому записі є адреса, ми надішлемо на неї код, з яким можна обрати новий пароль.
web-lost-who = Ім’я або пошта
web-lost-send = Надіслати код
web-lost-have = Код уже є
web-lost-sent = Якщо ми знаємо адресу цього запису, код уже в дорозі. Він діє один раз, протягом години.
web-lost-ticket = Код
web-lost-new = Новий пароль
web-lost-set = Встановити новий пароль
web-lost-done = Новий пароль встановлено. Увійдіть із ним.

## Обліковий запис

web-account = Обліковий запис
web-account-profile = Профіль
web-account-settings = Налаштування
web-account-sessions = Сеанси
web-account-tokens = Токени
web-account-shunned = Чорний список
web-account-nobody = Ця сторінка про ваш обліковий запис: увійдіть, щоб її побачити.
web-account-save = Зберегти
web-account-saved = Збережено
web-account-copy = Скопіювати
web-account-copied = Скопійовано

web-profile-kind = Ви тут
web-profile-guest = як гість: вас знає лише цей браузер
web-profile-member = як учасник: увійти можна звідки завгодно
web-profile-since = З нами з
web-profile-seen = Інші бачать
web-profile-page = вашу сторінку
web-profile-keep = Збережіть свої ігри
web-profile-keep-note = З іменем і паролем можна увійти звідки завгодно. Усі ваші ігри та місця лишаться вашими.
web-profile-name-mail = Ім’я та пошта
web-profile-proof = Ваш теперішній пароль, щоб цього не змінив хтось інший.
web-profile-password = Пароль
web-profile-password-note = Новий пароль завершує всі ваші інші сеанси.
web-profile-old = Теперішній пароль
web-profile-leave = Ваші дані та прощання
web-profile-out-note = Усе, що про вас зберігається, можна отримати файлом. Видалений запис повернути не можна.
web-profile-guest-out-note = Гість, який вийшов, уже не повернеться: якщо ігри вам потрібні, спершу збережіть їх.
web-profile-export = Отримати мої дані
web-profile-delete = Видалити запис
web-profile-delete-sure = Усе, що про вас зберігається, буде видалено назавжди, а ваші місця звільняться. У записах ігор лишиться безіменний гравець.
web-profile-delete-yes = Видалити назавжди

## Налаштування

web-set-kept = Ці налаштування зберігає браузер; обліковий запис для них не потрібен.
web-set-kept-me = Мову зберігає ваш обліковий запис, решту налаштувань — цей браузер.
web-set-system = Як у системі
web-set-look = Вигляд
web-set-second = Назви другою мовою
web-set-second-note = Видно, коли вказати на назву: для тих, у кого інше видання гри.
web-set-second-none = Ні
web-set-theme = Тема
web-set-parchment = Пергамент
web-set-night = Нічне море
web-set-contrast = Контраст
web-set-contrast-more = Сильніший
web-set-patterns = Підказки до кольорів
web-set-patterns-note = Візерунки на картах кожного виду і штрихування на тому, чого не можна оплатити.
web-set-play = За столом
web-set-speed = Фігура рухається за
web-set-speed-seconds = { $seconds } с
web-set-speed-still = У вашій системі вимкнено анімацію, тож тут усе стоїть на місці.
web-set-speed-show = Показати
web-set-confirm = Перепитувати перед ходом
web-set-confirm-note = Хід, який нічого не відкриває, можна повернути там, де про це домовлено.
web-set-confirm-never = Ніколи
web-set-confirm-no-way-back = Якщо вороття немає
web-set-confirm-always = Завжди
web-set-keys = Показувати клавіші
web-set-keys-note = Поруч із кнопками, які їх мають.
web-set-sound = Звук
web-set-sound-what = Що ви чуєте
web-set-sound-note = З фонової вкладки чути лише ваш хід.
web-set-sound-off = Нічого
web-set-sound-turn = Мій хід
web-set-sound-all = Усе
web-set-hear-turn = Ваш хід
web-set-hear-card = Карта
web-set-hear-coin = Монети

## Сеанси

web-sessions-here = Звідки ви увійшли
web-sessions-note = Сеанс закінчується, якщо його не використовувати 90 днів.
web-sessions-this = цей браузер
web-sessions-unknown = Невідомий браузер
web-sessions-used = останній раз { $used }, відкрито { $began }
web-sessions-end = Завершити
web-sessions-end-this = Завершити сеанс { $name }
web-sessions-end-others =
    { $n ->
        [one] Завершити ще { $n } сеанс
        [few] Завершити всі { $n } інші сеанси
       *[many] Завершити всі { $n } інших сеансів
    }

## Токени

web-tokens-list = Що можуть програми
web-tokens-note = З токеном програма діє від вашого імені. Де б вона не грала, її позначено як програму.
web-tokens-none = Жодна програма не має вашого токена.
web-tokens-read = читати
web-tokens-read-note = столи, як їх бачите ви
web-tokens-play = грати
web-tokens-play-note = робити ходи й сідати за столи
web-tokens-chat = розмовляти
web-tokens-chat-note = від вашого імені
web-tokens-used = останній раз { $used }, діє до { $ends }
web-tokens-used-for-ever = останній раз { $used }, діє без строку
web-tokens-revoke = Відкликати
web-tokens-revoke-this = Відкликати токен «{ $name }»
web-tokens-revoke-sure = Програма з цим токеном більше нічого не зможе зробити від вашого імені.
web-tokens-new = Новий токен
web-tokens-name = Для чого він
web-tokens-name-note = Це читаєте лише ви, щоб розрізняти свої токени.
web-tokens-may = Він дозволяє
web-tokens-days = Діє
web-tokens-n-days =
    { $n ->
        [0] без строку
        [one] { $n } день
        [few] { $n } дні
       *[many] { $n } днів
    }
web-tokens-make = Створити токен
web-tokens-key = Ключ нового токена
web-tokens-once = Це ключ токена «{ $name }». Його видно лише зараз: скопіюйте його та бережіть.

## Кого не чути

web-shunned-list = Кого ви заблокували чи заглушили
web-shunned-note = Ви не читаєте того, що вони кажуть, а з тими, кого заблоковано, ще й не сидите за одним столом.
web-shunned-nobody = Ви чуєте всіх.
web-shunned-block = заблоковано
web-shunned-mute = заглушено

web-others-mute = Заглушити
web-others-mute-note = Ви більше не читаєте, що каже ця людина.
web-others-block = Заблокувати
web-others-block-note = Ви не читаєте, що каже ця людина, і не сидите з нею за одним столом.
web-others-hear = Знову чути
web-others-hear-who = Знову чути: { $name }
web-others-report = Поскаржитися
web-others-report-who = Поскаржитися: { $name }
web-others-report-note = Це прочитає господар цього сервера й більше ніхто.
web-others-reason = Що сталося
web-others-told = Дякуємо: господар цього сервера це прочитає.

## Про когось

web-person-guest = гість, тут із { $since }
web-person-member = учасник, тут із { $since }
web-person-no-games = Ще жодну гру не дограно до кінця.
web-person-played =
    { $n ->
        [one] { $n } гра
        [few] { $n } гри
       *[many] { $n } ігор
    }
web-person-won = виграно
web-person-shared = нічия
web-person-lost = програно
web-person-against = проти вас
web-person-victories = Перемоги
web-person-defeats = Поразки
web-victory-military = військова
web-victory-science = наукова
web-victory-civilian = цивільна
web-victory-resigned = здача
web-victory-time = час вийшов
