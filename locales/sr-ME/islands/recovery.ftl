### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Unesite e-mail adresu svog naloga. Poslaćemo vam link za izbor nove lozinke.
recovery-own = Poslaćemo link na { $email }.
recovery-send = Pošalji link
recovery-sending = Trenutak…
recovery-sent = Ako postoji nalog sa adresom { $email }, link je na putu. Pogledajte i neželjenu poštu.
recovery-again = Pošalji ponovo
recovery-retry = Pokušaj ponovo
recovery-failed = Nije uspjelo. Pokušajte ponovo kasnije.
recovery-edit = Izaberite novu lozinku
recovery-password = Nova lozinka
recovery-save = Sačuvaj lozinku
recovery-saved = Nova lozinka je sačuvana i prijavljeni ste
recovery-no-link = Link je nepotpun, iskorišćen ili istekao. Zatražite novi.
recovery-used = Ako ste ga već iskoristili, možete jednostavno da se prijavite.
recovery-open-again = Ponovo otvorite link iz e-maila. Ako ne radi, zatražite novi.
recovery-new-link = Zatraži novi link
recovery-confirm = Potvrdite e-mail
recovery-confirm-text = Unesite e-mail adresu. Ponovo ćemo poslati link za potvrdu.
recovery-confirmed = Vaša e-mail adresa je potvrđena. Sada se možete prijaviti.
recovery-unlock = Otključajte nalog
recovery-unlock-text = Poslije više pogrešnih lozinki nalog se zaključava na neko vrijeme. Unesite e-mail adresu i poslaćemo vam link koji ga odmah otključava.
recovery-unlocked = Vaš nalog je otključan. Možete ponovo da se prijavite.
