### Messages of the form that opens an account.

join-first-name = Jméno
join-last-name = Příjmení
join-country = Země pobytu
join-currency = Měna
join-terms = Je mi 18 let nebo více a přijímám { $rules }.
join-rules = pravidla
join-missing = Vyplňte toto pole.
join-terms-missing = Chcete-li založit účet, potvrďte svůj věk a přijměte pravidla.
join-sent = Ještě jeden krok: na { $email } jsme poslali odkaz. Otevřete ho, potvrďte adresu a pak se přihlaste.
join-welcome = Vítejte! Účet je založen a jste přihlášeni
join-closed = Nové účty teď nelze zakládat.
join-blocked = Z vaší země nelze účet založit.
join-sign-in = Už mám účet
join-complete = Nejdřív pár údajů
join-complete-text = Potřebujeme je jen jednou, než budete moci dobít konto.
join-date-of-birth = Datum narození
join-date-of-birth-invalid = Zadejte celé datum v minulosti.
join-address = Ulice a číslo
join-city = Obec
join-postal-code = PSČ
join-save = Uložit a pokračovat
join-saved = Vaše údaje jsou uloženy
join-terms-changed = Naše pravidla se změnila
join-terms-read = Chcete-li pokračovat, přečtěte si a přijměte { $rules }.
join-terms-accept = Přijímám
