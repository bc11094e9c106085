### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Потвърдете телефонния си номер
phone-text = Ще Ви изпратим код с SMS.
phone-country = Код на държавата
phone-country-missing = Изберете държавата на номера си.
phone-number = Телефонен номер
phone-number-missing = Въведете телефонния си номер.
phone-number-invalid = Това не е телефонен номер. Проверете цифрите и държавата.
phone-send = Изпрати код
phone-sending = Един момент…
phone-sent = Изпратихме код на { $number }.
phone-code = Код
phone-code-missing = Въведете кода от SMS-а.
phone-code-invalid = Кодът има { $count } цифри.
phone-verify = Потвърди
phone-again = Изпрати нов код
phone-change = Използвай друг номер
phone-limit = В момента не могат да се изпращат повече кодове. Опитайте отново след 24 часа.
phone-is-verified = Номерът { $number } е потвърден.
phone-verified = Телефонният Ви номер е потвърден
phone-failed = Не се получи. Моля, опитайте по-късно.
