### Messages of the form that opens an account.

join-first-name = Meno
join-last-name = Priezvisko
join-country = Krajina pobytu
join-currency = Mena
join-terms = Mám 18 rokov alebo viac a súhlasím s { $rules }.
join-rules = pravidlami
join-missing = Vyplňte toto pole.
join-terms-missing = Ak chcete vytvoriť účet, potvrďte svoj vek a súhlaste s pravidlami.
join-sent = Ešte jeden krok: na { $email } sme poslali odkaz. Otvorte ho, potvrďte adresu a potom sa prihláste.
join-welcome = Vitajte! Účet je vytvorený a ste prihlásení
join-closed = Nové účty teraz nie je možné vytvárať.
join-blocked = Z vašej krajiny nie je možné vytvoriť účet.
join-sign-in = Už mám účet
join-complete = Najprv pár údajov
join-complete-text = Potrebujeme ich len raz, skôr než budete môcť dobiť konto.
join-date-of-birth = Dátum narodenia
join-date-of-birth-invalid = Zadajte celý dátum v minulosti.
join-address = Ulica a číslo
join-city = Obec
join-postal-code = PSČ
join-save = Uložiť a pokračovať
join-saved = Vaše údaje sú uložené
join-terms-changed = Naše pravidlá sa zmenili
join-terms-read = Ak chcete pokračovať, oboznámte sa s { $rules } a prijmite ich.
join-terms-accept = Prijímam
