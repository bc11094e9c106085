### Session.

session-sign-in = Увійти
session-title = Вхід
session-to-place = Увійдіть, щоб зробити ставку. Події та сума збережуться.
session-expired = Сеанс завершено. Увійдіть знову.
session-email = Ел. пошта
session-password = Пароль
session-show-password = Показати
session-hide-password = Сховати
session-submit = Увійти
session-busy = Входимо…
session-close = Закрити
session-forgot = Забули пароль?
session-join = Реєстрація
session-resend = Надіслати посилання ще раз
session-email-missing = Введіть адресу ел. пошти.
session-email-invalid = Введіть повну адресу ел. пошти, наприклад name@example.com.
session-password-missing = Введіть пароль.
session-invalid = Неправильна адреса ел. пошти або пароль. Перевірте їх і спробуйте ще раз.
session-unanswered = Відповіді не було. Перевірте з’єднання та спробуйте ще раз.
session-failed = Не вдалося ввійти. Спробуйте пізніше.
session-account = Акаунт і баланс
session-signed-in-as = Ви ввійшли як
session-limits = Мої ліміти
session-sign-out = Вийти
session-signed-out = Ви вийшли
session-sign-out-failed = Не вдалося вийти. Спробуйте ще раз.
