### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Підтвердьте номер телефону
phone-text = Ми надішлемо вам код в SMS.
phone-country = Код країни
phone-country-missing = Виберіть країну номера.
phone-number = Номер телефону
phone-number-missing = Введіть номер телефону.
phone-number-invalid = Це не номер телефону. Перевірте цифри та країну.
phone-send = Надіслати код
phone-sending = Хвилинку…
phone-sent = Ми надіслали код на { $number }.
phone-code = Код
phone-code-missing = Введіть код з SMS.
phone-code-invalid = Цифр у коді: { $count }.
phone-verify = Підтвердити
phone-again = Надіслати новий код
phone-change = Вказати інший номер
phone-limit = Поки що коди більше не надсилаються. Спробуйте через 24 години.
phone-is-verified = Номер { $number } підтверджено.
phone-verified = Номер телефону підтверджено
phone-failed = Не вдалося. Спробуйте пізніше.
