### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Potwierdź numer telefonu
phone-text = Wyślemy Ci kod SMS-em.
phone-country = Kierunkowy kraju
phone-country-missing = Wybierz kraj swojego numeru.
phone-number = Numer telefonu
phone-number-missing = Podaj numer telefonu.
phone-number-invalid = To nie jest numer telefonu. Sprawdź cyfry i kraj.
phone-send = Wyślij kod
phone-sending = Chwileczkę…
phone-sent = Wysłaliśmy kod na numer { $number }.
phone-code = Kod
phone-code-missing = Podaj kod z SMS-a.
phone-code-invalid = Liczba cyfr kodu: { $count }.
phone-verify = Potwierdź
phone-again = Wyślij nowy kod
phone-change = Użyj innego numeru
phone-limit = Na razie nie można wysłać kolejnych kodów. Spróbuj ponownie za 24 godziny.
phone-is-verified = Numer { $number } jest potwierdzony.
phone-verified = Twój numer telefonu jest potwierdzony
phone-failed = Nie udało się. Spróbuj ponownie później.
