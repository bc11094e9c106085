### Messages of the form that opens an account.

join-first-name = Имя
join-last-name = Фамилия
join-country = Страна проживания
join-currency = Валюта
join-terms = Мне исполнилось 18 лет, и я принимаю { $rules }.
join-rules = правила
join-missing = Заполните это поле.
join-terms-missing = Чтобы открыть счёт, подтвердите возраст и примите правила.
join-sent = Ещё один шаг: мы отправили ссылку на { $email }. Откройте её, чтобы подтвердить адрес, затем войдите.
join-welcome = Добро пожаловать! Счёт открыт, вы вошли
join-closed = Сейчас новые счета не открываются.
join-blocked = Из вашей страны открыть счёт нельзя.
join-sign-in = У меня уже есть счёт
join-complete = Сначала немного данных
join-complete-text = Они нужны один раз, перед первым депозитом.
join-date-of-birth = Дата рождения
join-date-of-birth-invalid = Введите полную дату в прошлом.
join-address = Улица и дом
join-city = Город
join-postal-code = Почтовый индекс
join-save = Сохранить и продолжить
join-saved = Данные сохранены
join-terms-changed = Наши правила изменились
join-terms-read = Чтобы продолжить, прочитайте и примите { $rules }.
join-terms-accept = Принимаю
