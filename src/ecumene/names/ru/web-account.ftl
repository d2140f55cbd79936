### Русский: вход, учётная запись и настройки, другие люди.

## Вход

web-in-way-known = У меня есть учётная запись
web-in-way-new = Я здесь впервые
web-in-way-lost = Пароль утерян
web-in-name = Имя
web-in-name-note = До 24 знаков: буквы, цифры, пробелы и - _ . '
web-in-password = Пароль
web-in-password-note = Не меньше 8 знаков
web-in-show = Показать пароль
web-in-mail = Электронная почта
web-in-mail-note = Только на случай утерянного пароля; можно не указывать.
web-in-keep = Оставить за собой это имя
web-in-guest-title = Играть сразу
web-in-guest = Гостю не нужны ни имя, ни пароль. Выберите их, когда захотите: ваши игры останутся вашими.
web-in-as-guest = Зайти как гость
web-in-is-guest = Вы здесь как { $name }
web-in-guest-stays = Чтобы сохранить игры гостя, выберите «Я здесь впервые». Если войти под другим именем, они к вам не перейдут.
web-in-is-member = Вы вошли как { $name }.
web-in-go-on = Дальше
web-in-out = Выйти

## Утерянный пароль

web-lost-how = Если в вашей записи есть адрес, мы пришлём на него код, с которым можно выбрать новый пароль.
web-lost-who = Имя или почта
web-lost-send = Прислать код
web-lost-have = Код уже есть
web-lost-sent = Если мы знаем адрес этой записи, код уже в пути. Он действует один раз, в течение часа.
web-lost-ticket = Код
web-lost-new = Новый пароль
web-lost-set = Задать новый пароль
web-lost-done = Новый пароль задан. Войдите с ним.

## Учётная запись

web-account = Учётная запись
web-account-profile = Профиль
web-account-settings = Настройки
web-account-sessions = Сеансы
web-account-tokens = Токены
web-account-shunned = Чёрный список
web-account-nobody = Эта страница о вашей учётной записи: войдите, чтобы её увидеть.
web-account-save = Сохранить
web-account-saved = Сохранено
web-account-copy = Скопировать
web-account-copied = Скопировано

web-profile-kind = Вы здесь
web-profile-guest = как гость: вас знает только этот браузер
web-profile-member = как участник: войти можно откуда угодно
web-profile-since = С нами с
web-profile-seen = Другие видят
web-profile-page = вашу страницу
web-profile-keep = Сохраните свои игры
web-profile-keep-note = С именем и паролем можно войти откуда угодно. Все ваши игры и места останутся вашими.
web-profile-name-mail = Имя и почта
web-profile-proof = Ваш нынешний пароль, чтобы этого не изменил кто-то другой.
web-profile-password = Пароль
web-profile-password-note = Новый пароль завершает все ваши остальные сеансы.
web-profile-old = Нынешний пароль
web-profile-leave = Ваши данные и прощание
web-profile-out-note = Всё, что о вас хранится, можно получить файлом. Удалённую запись вернуть нельзя.
web-profile-guest-out-note = Гость, который вышел, уже не вернётся: если игры вам нужны, сначала сохраните их.
web-profile-export = Получить мои данные
web-profile-delete = Удалить запись
web-profile-delete-sure = Всё, что о вас хранится, будет удалено навсегда, а ваши места освободятся. В записях игр останется безымянный игрок.
web-profile-delete-yes = Удалить навсегда

## Настройки

web-set-kept = Эти настройки хранит браузер; учётная запись для них не нужна.
web-set-kept-me = Язык хранит ваша учётная запись, остальные настройки — этот браузер.
web-set-system = Как в системе
web-set-look = Вид
web-set-second = Названия на втором языке
web-set-second-note = Видны, если указать на название: для тех, у кого другое издание игры.
web-set-second-none = Нет
web-set-theme = Тема
web-set-parchment = Пергамент
web-set-night = Ночное море
web-set-contrast = Контраст
web-set-contrast-more = Сильнее
web-set-patterns = Подсказки к цветам
web-set-patterns-note = Узоры на картах каждого вида и штриховка на том, что нельзя оплатить.
web-set-play = За столом
web-set-speed = Фигура движется за
web-set-speed-seconds = { $seconds } с
web-set-speed-still = В вашей системе анимация отключена, поэтому здесь всё стоит на месте.
web-set-speed-show = Показать
web-set-confirm = Переспрашивать перед ходом
web-set-confirm-note = Ход, который ничего не открывает, можно вернуть там, где об этом договорились.
web-set-confirm-never = Никогда
web-set-confirm-no-way-back = Если пути назад нет
web-set-confirm-always = Всегда
web-set-keys = Показывать клавиши
web-set-keys-note = Рядом с кнопками, у которых они есть.
web-set-sound = Звук
web-set-sound-what = Что вы слышите
web-set-sound-note = Из фоновой вкладки слышен только ваш ход.
web-set-sound-off = Ничего
web-set-sound-turn = Мой ход
web-set-sound-all = Всё
web-set-hear-turn = Ваш ход
web-set-hear-card = Карта
web-set-hear-coin = Монеты

## Сеансы

web-sessions-here = Откуда вы вошли
web-sessions-note = Сеанс заканчивается, если им не пользоваться 90 дней.
web-sessions-this = этот браузер
web-sessions-unknown = Неизвестный браузер
web-sessions-used = последний раз { $used }, открыт { $began }
web-sessions-end = Завершить
web-sessions-end-this = Завершить сеанс { $name }
web-sessions-end-others =
    { $n ->
        [one] Завершить ещё { $n } сеанс
        [few] Завершить все { $n } остальных сеанса
       *[many] Завершить все { $n } остальных сеансов
    }

## Токены

web-tokens-list = Что могут программы
web-tokens-note = С токеном программа действует от вашего имени. Где бы она ни играла, она помечена как программа.
web-tokens-none = Ни у одной программы нет вашего токена.
web-tokens-read = читать
web-tokens-read-note = столы, как их видите вы
web-tokens-play = играть
web-tokens-play-note = делать ходы и садиться за столы
web-tokens-chat = разговаривать
web-tokens-chat-note = от вашего имени
web-tokens-used = последний раз { $used }, действует до { $ends }
web-tokens-used-for-ever = последний раз { $used }, действует бессрочно
web-tokens-revoke = Отозвать
web-tokens-revoke-this = Отозвать токен «{ $name }»
web-tokens-revoke-sure = Программа с этим токеном больше ничего не сможет сделать от вашего имени.
web-tokens-new = Новый токен
web-tokens-name = Для чего он
web-tokens-name-note = Это читаете только вы, чтобы различать свои токены.
web-tokens-may = Он позволяет
web-tokens-days = Действует
web-tokens-n-days =
    { $n ->
        [0] бессрочно
        [one] { $n } день
        [few] { $n } дня
       *[many] { $n } дней
    }
web-tokens-make = Создать токен
web-tokens-key = Ключ нового токена
web-tokens-once = Это ключ токена «{ $name }». Он виден только сейчас: скопируйте его и берегите.

## Кого не слышно

web-shunned-list = Кого вы заблокировали или заглушили
web-shunned-note = Вы не читаете того, что они говорят, а с теми, кого заблокировали, ещё и не сидите за одним столом.
web-shunned-nobody = Вы слышите всех.
web-shunned-block = заблокирован
web-shunned-mute = заглушён

web-others-mute = Заглушить
web-others-mute-note = Вы больше не читаете, что говорит этот человек.
web-others-block = Заблокировать
web-others-block-note = Вы не читаете, что говорит этот человек, и не сидите с ним за одним столом.
web-others-hear = Снова слышать
web-others-hear-who = Снова слышать: { $name }
web-others-report = Пожаловаться
web-others-report-who = Пожаловаться: { $name }
web-others-report-note = Это прочитает хозяин этого сервера и больше никто.
web-others-reason = Что случилось
web-others-told = Спасибо: хозяин этого сервера это прочитает.

## О ком-то

web-person-guest = гость, здесь с { $since }
web-person-member = участник, здесь с { $since }
web-person-no-games = Ни одна игра ещё не доиграна до конца.
web-person-played =
    { $n ->
        [one] { $n } игра
        [few] { $n } игры
       *[many] { $n } игр
    }
web-person-won = выиграно
web-person-shared = ничья
web-person-lost = проиграно
web-person-against = против вас
web-person-victories = Победы
web-person-defeats = Поражения
web-victory-military = военная
web-victory-science = научная
web-victory-civilian = гражданская
web-victory-resigned = сдача
web-victory-time = вышло время
