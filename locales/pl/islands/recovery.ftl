### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Podaj adres e-mail swojego konta. Wyślemy Ci link do ustawienia nowego hasła.
recovery-own = Wyślemy link na { $email }.
recovery-send = Wyślij link
recovery-sending = Chwileczkę…
recovery-sent = Jeśli istnieje konto z adresem { $email }, link jest już w drodze. Sprawdź też folder ze spamem.
recovery-again = Wyślij ponownie
recovery-retry = Spróbuj ponownie
recovery-failed = Nie udało się. Spróbuj ponownie później.
recovery-edit = Ustaw nowe hasło
recovery-password = Nowe hasło
recovery-save = Zapisz hasło
recovery-saved = Nowe hasło zostało zapisane i zalogowano Cię
recovery-no-link = Ten link jest niepełny, wykorzystany lub wygasł. Poproś o nowy.
recovery-used = Jeśli już go użyto, możesz się po prostu zalogować.
recovery-open-again = Otwórz ponownie link z e-maila. Jeśli nie zadziała, poproś o nowy.
recovery-new-link = Poproś o nowy link
recovery-confirm = Potwierdź swój e-mail
recovery-confirm-text = Podaj adres e-mail. Wyślemy ponownie link do potwierdzenia.
recovery-confirmed = Twój adres e-mail został potwierdzony. Możesz się teraz zalogować.
recovery-unlock = Odblokuj konto
recovery-unlock-text = Po kilku błędnych hasłach konto jest zablokowane na pewien czas. Podaj adres e-mail, a wyślemy Ci link, który odblokuje je od razu.
recovery-unlocked = Twoje konto zostało odblokowane. Możesz się znów zalogować.
