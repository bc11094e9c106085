### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Увійдіть, щоб бачити рівень, бали та баланс.
profile-sign-in = Увійти
profile-name = Ім’я
profile-email = Ел. пошта
profile-password = Виберіть новий пароль
profile-phone = Номер телефону
profile-phone-verified = Підтверджено
profile-phone-verify = Підтвердьте номер
profile-level = Рівень
profile-points = Бали
profile-next = Балів до рівня «{ $level }»: { $count }
profile-top = Ви досягли найвищого рівня.
profile-balances = Баланс
profile-documents = Тримайте під рукою документ, що посвідчує особу, і підтвердження адреси: їх можуть запитати перед першим виведенням коштів.
profile-failed = Не вдалося завантажити ваш профіль.
profile-retry = Повторити
