### Session.

session-sign-in = Войти
session-title = Вход
session-to-place = Войдите, чтобы сделать ставку. Исходы и сумма сохранятся.
session-expired = Сеанс завершён. Войдите снова.
session-email = Эл. почта
session-password = Пароль
session-show-password = Показать
session-hide-password = Скрыть
session-submit = Войти
session-busy = Входим…
session-close = Закрыть
session-forgot = Забыли пароль?
session-join = Регистрация
session-resend = Отправить ссылку ещё раз
session-email-missing = Введите адрес эл. почты.
session-email-invalid = Введите полный адрес эл. почты, например name@example.com.
session-password-missing = Введите пароль.
session-invalid = Неверный адрес эл. почты или пароль. Проверьте их и попробуйте снова.
session-unanswered = Ответа не было. Проверьте подключение и попробуйте снова.
session-failed = Войти не удалось. Попробуйте позже.
session-account = Аккаунт и баланс
session-signed-in-as = Вы вошли как
session-limits = Мои лимиты
session-sign-out = Выйти
session-signed-out = Вы вышли
session-sign-out-failed = Выйти не удалось. Попробуйте снова.
