### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Введите эл. почту вашего счёта. Мы отправим ссылку, чтобы выбрать новый пароль.
recovery-own = Мы отправим ссылку на { $email }.
recovery-send = Отправить ссылку
recovery-sending = Минуту…
recovery-sent = Если есть счёт с адресом { $email }, ссылка уже в пути. Проверьте и папку «Спам».
recovery-again = Отправить ещё раз
recovery-retry = Повторить
recovery-failed = Не получилось. Попробуйте позже.
recovery-edit = Выберите новый пароль
recovery-password = Новый пароль
recovery-save = Сохранить пароль
recovery-saved = Новый пароль сохранён, вы вошли
recovery-no-link = Ссылка неполная, уже использована или устарела. Запросите новую.
recovery-used = Если вы уже по ней переходили, можно просто войти.
recovery-open-again = Откройте ссылку из письма ещё раз. Если она не работает, запросите новую.
recovery-new-link = Запросить новую ссылку
recovery-confirm = Подтвердите эл. почту
recovery-confirm-text = Введите эл. почту. Мы отправим ссылку для подтверждения ещё раз.
recovery-confirmed = Ваша эл. почта подтверждена. Теперь можно войти.
recovery-unlock = Разблокируйте счёт
recovery-unlock-text = После нескольких неверных паролей счёт блокируется на некоторое время. Введите эл. почту, и мы отправим ссылку, которая разблокирует его сразу.
recovery-unlocked = Ваш счёт разблокирован. Можно снова войти.
