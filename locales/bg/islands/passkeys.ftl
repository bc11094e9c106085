### Messages of the player's passkeys, in the profile.

passkeys-title = Ключове за достъп
passkeys-text = Влизайте с пръстов отпечатък, лице или заключване на екрана вместо с парола.
passkeys-none = Още нямате ключове за достъп.
passkeys-one = Ключ за достъп
passkeys-added = Добавен: { $moment }
passkeys-used = Последно използван: { $moment }
passkeys-unused = Още не е използван
passkeys-add = Добавяне на ключ за достъп
passkeys-password = Въведете паролата си, за да добавите ключ за достъп.
passkeys-saved = Ключът за достъп е добавен
passkeys-remove = Премахване
passkeys-sure = Да се премахне ли този ключ за достъп?
passkeys-sure-text = След това няма да можете да влизате с него. Изтрийте го и от устройството си.
passkeys-removed = Ключът за достъп е премахнат
passkeys-cancel = Отказ
passkeys-known = На това устройство вече има ключ за достъп за профила Ви.
passkeys-unfit = Това устройство или браузър не може да създаде ключ за достъп.
