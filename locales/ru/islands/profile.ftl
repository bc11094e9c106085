### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Войдите, чтобы видеть уровень, баллы и баланс.
profile-sign-in = Войти
profile-name = Имя
profile-email = Эл. почта
profile-password = Выберите новый пароль
profile-phone = Номер телефона
profile-phone-verified = Подтверждён
profile-phone-verify = Подтвердите номер
profile-level = Уровень
profile-points = Баллы
profile-next = Баллов до уровня «{ $level }»: { $count }
profile-top = Вы достигли высшего уровня.
profile-balances = Баланс
profile-documents = Держите под рукой удостоверение личности и подтверждение адреса: их могут запросить перед первым выводом средств.
profile-failed = Не удалось загрузить ваш профиль.
profile-retry = Повторить
