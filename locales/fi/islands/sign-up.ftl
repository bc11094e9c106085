### Messages of the form that opens an account.

join-first-name = Etunimi
join-last-name = Sukunimi
join-country = Asuinmaa
join-currency = Valuutta
join-terms = Olen täyttänyt 18 vuotta ja hyväksyn { $rules }.
join-rules = säännöt
join-missing = Täytä tämä kenttä.
join-terms-missing = Avataksesi tilin vahvista ikäsi ja hyväksy säännöt.
join-sent = Vielä yksi vaihe: lähetimme linkin osoitteeseen { $email }. Vahvista osoitteesi avaamalla se ja kirjaudu sitten sisään.
join-welcome = Tervetuloa! Tilisi on avattu ja olet kirjautunut sisään
join-closed = Uusia tilejä ei voi nyt avata.
join-blocked = Maastasi ei voi avata tiliä.
join-sign-in = Minulla on jo tili
