### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Подтвердите номер телефона
phone-text = Мы отправим вам код по SMS.
phone-country = Код страны
phone-country-missing = Выберите страну номера.
phone-number = Номер телефона
phone-number-missing = Введите номер телефона.
phone-number-invalid = Это не номер телефона. Проверьте цифры и страну.
phone-send = Отправить код
phone-sending = Минуту…
phone-sent = Мы отправили код на { $number }.
phone-code = Код
phone-code-missing = Введите код из SMS.
phone-code-invalid = Цифр в коде: { $count }.
phone-verify = Подтвердить
phone-again = Отправить новый код
phone-change = Указать другой номер
phone-limit = Пока коды больше не отправляются. Попробуйте через 24 часа.
phone-is-verified = Номер { $number } подтверждён.
phone-verified = Номер телефона подтверждён
phone-failed = Не получилось. Попробуйте позже.
