### Messages of the form that opens an account.

join-first-name = Ime
join-last-name = Prezime
join-country = Zemlja prebivališta
join-currency = Valuta
join-terms = Imam 18 ili više godina i prihvatam { $rules }.
join-rules = pravila
join-missing = Popunite ovo polje.
join-terms-missing = Da biste otvorili nalog, potvrdite svoje godine i prihvatite pravila.
join-sent = Još jedan korak: poslali smo link na { $email }. Otvorite ga da potvrdite adresu, pa se prijavite.
join-welcome = Dobro došli! Nalog je otvoren i prijavljeni ste
join-closed = Trenutno se ne mogu otvarati novi nalozi.
join-blocked = Iz vaše zemlje se ne može otvoriti nalog.
join-sign-in = Već imam nalog
join-complete = Prvo nekoliko podataka
join-complete-text = Trebaju nam samo jednom, prije nego što uplatite depozit.
join-date-of-birth = Datum rođenja
join-date-of-birth-invalid = Unesite potpun datum u prošlosti.
join-address = Ulica i broj
join-city = Mjesto
join-postal-code = Poštanski broj
join-save = Sačuvaj i nastavi
join-saved = Vaši podaci su sačuvani
join-terms-changed = Naša pravila su promijenjena
join-terms-read = Da biste nastavili, pročitajte i prihvatite { $rules }.
join-terms-accept = Prihvatam
