### Messages of the player's passkeys, in the profile.

passkeys-title = Ключі доступу
passkeys-text = Входьте за відбитком пальця, обличчям або блокуванням екрана замість пароля.
passkeys-none = У вас ще немає ключів доступу.
passkeys-one = Ключ доступу
passkeys-added = Додано: { $moment }
passkeys-used = Останній вхід: { $moment }
passkeys-unused = Ще не використовувався
passkeys-add = Додати ключ доступу
passkeys-password = Введіть пароль, щоб додати ключ доступу.
passkeys-saved = Ключ доступу додано
passkeys-remove = Видалити
passkeys-sure = Видалити цей ключ доступу?
passkeys-sure-text = Увійти з ним більше не вдасться. Видаліть його й на своєму пристрої.
passkeys-removed = Ключ доступу видалено
passkeys-cancel = Скасувати
passkeys-known = На цьому пристрої вже є ключ доступу до вашого рахунку.
passkeys-unfit = Цей пристрій або браузер не може створити ключ доступу.
