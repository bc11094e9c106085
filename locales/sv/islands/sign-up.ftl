### Messages of the form that opens an account.

join-first-name = Förnamn
join-last-name = Efternamn
join-country = Bosättningsland
join-currency = Valuta
join-terms = Jag har fyllt 18 år och godkänner { $rules }.
join-rules = reglerna
join-missing = Fyll i det här fältet.
join-terms-missing = Bekräfta din ålder och godkänn reglerna för att skapa ett konto.
join-sent = Ett steg till: vi har skickat en länk till { $email }. Öppna den för att bekräfta din adress och logga sedan in.
join-welcome = Välkommen! Ditt konto är skapat och du är inloggad
join-closed = Det går inte att skapa nya konton just nu.
join-blocked = Det går inte att skapa konton från ditt land.
join-sign-in = Jag har redan ett konto
join-complete = Några uppgifter först
join-complete-text = Vi behöver dem en gång, innan du kan sätta in pengar.
join-date-of-birth = Födelsedatum
join-date-of-birth-invalid = Ange ett helt datum som har varit.
join-address = Gata och nummer
join-city = Ort
join-postal-code = Postnummer
join-save = Spara och fortsätt
join-saved = Dina uppgifter är sparade
join-terms-changed = Våra regler har ändrats
join-terms-read = Läs och godkänn { $rules } för att fortsätta.
join-terms-accept = Jag godkänner
