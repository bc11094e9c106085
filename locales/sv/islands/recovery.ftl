### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Ange e-postadressen till ditt konto. Vi skickar en länk så att du kan välja ett nytt lösenord.
recovery-own = Vi skickar en länk till { $email }.
recovery-send = Skicka länk
recovery-sending = Ett ögonblick…
recovery-sent = Om det finns ett konto med { $email } är länken på väg. Titta även i skräpposten.
recovery-again = Skicka igen
recovery-retry = Försök igen
recovery-failed = Det gick inte. Försök igen senare.
recovery-edit = Välj ett nytt lösenord
recovery-password = Nytt lösenord
recovery-save = Spara lösenord
recovery-saved = Ditt nya lösenord är sparat och du är inloggad
recovery-no-link = Länken är ofullständig, använd eller för gammal. Begär en ny.
recovery-used = Har du redan använt den kan du bara logga in.
recovery-open-again = Öppna länken i meddelandet igen. Om den inte fungerar kan du begära en ny.
recovery-new-link = Begär en ny länk
recovery-confirm = Bekräfta din e-post
recovery-confirm-text = Ange din e-postadress. Vi skickar bekräftelselänken igen.
recovery-confirmed = Din e-postadress är bekräftad. Du kan nu logga in.
recovery-unlock = Lås upp ditt konto
recovery-unlock-text = Efter flera felaktiga lösenord låses ett konto en stund. Ange din e-postadress så skickar vi en länk som låser upp det direkt.
recovery-unlocked = Ditt konto är upplåst. Du kan logga in igen.
