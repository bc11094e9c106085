### Messages of the player's passkeys, in the profile.

passkeys-title = Ключи доступа
passkeys-text = Входите по отпечатку пальца, лицу или блокировке экрана вместо пароля.
passkeys-none = У вас пока нет ключей доступа.
passkeys-one = Ключ доступа
passkeys-added = Добавлен: { $moment }
passkeys-used = Последний вход: { $moment }
passkeys-unused = Ещё не использовался
passkeys-add = Добавить ключ доступа
passkeys-password = Введите пароль, чтобы добавить ключ доступа.
passkeys-saved = Ключ доступа добавлен
passkeys-remove = Удалить
passkeys-sure = Удалить этот ключ доступа?
passkeys-sure-text = Войти с ним будет нельзя. Удалите его и на своём устройстве.
passkeys-removed = Ключ доступа удалён
passkeys-cancel = Отмена
passkeys-known = На этом устройстве уже есть ключ доступа к вашему счёту.
passkeys-unfit = Это устройство или браузер не может создать ключ доступа.
