### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Телефон нөміріңізді растаңыз
phone-text = Сізге SMS арқылы код жібереміз.
phone-country = Ел коды
phone-country-missing = Нөміріңіздің елін таңдаңыз.
phone-number = Телефон нөмірі
phone-number-missing = Телефон нөміріңізді енгізіңіз.
phone-number-invalid = Бұл телефон нөмірі емес. Цифрлар мен елді тексеріңіз.
phone-send = Код жіберу
phone-sending = Бір сәт…
phone-sent = { $number } нөміріне код жібердік.
phone-code = Код
phone-code-missing = SMS-тегі кодты енгізіңіз.
phone-code-invalid = Код { $count } цифрдан тұрады.
phone-verify = Растау
phone-again = Жаңа код жіберу
phone-change = Басқа нөмірді қолдану
phone-limit = Қазір бұдан былай код жіберілмейді. 24 сағаттан кейін қайталап көріңіз.
phone-is-verified = { $number } нөмірі расталды.
phone-verified = Телефон нөміріңіз расталды
phone-failed = Болмады. Кейінірек қайталап көріңіз.
