### Session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = Вход
session-title = Вход
session-to-place = Влезте, за да заложите. Прогнозите и сумата се запазват.
session-expired = Сесията Ви изтече. Моля, влезте отново.
session-email = Имейл
session-password = Парола
session-show-password = Покажи
session-hide-password = Скрий
session-submit = Вход
session-busy = Влизане…
session-close = Затвори
session-forgot = Забравена парола?
session-join = Регистрация
session-resend = Изпрати връзката отново
session-email-missing = Въведете имейл адреса си.
session-email-invalid = Въведете пълен имейл адрес, например name@example.com.
session-password-missing = Въведете паролата си.
session-invalid = Грешен имейл или парола. Проверете ги и опитайте отново.
session-unanswered = Няма отговор. Проверете връзката и опитайте отново.
session-failed = Влизането не успя. Моля, опитайте по-късно.
session-account = Профил и баланс
session-signed-in-as = Влезли сте като
session-limits = Моите лимити
session-sign-out = Изход
session-signed-out = Излязохте от профила си
session-sign-out-failed = Излизането не успя. Моля, опитайте отново.
