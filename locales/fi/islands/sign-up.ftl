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
join-complete = Ensin muutama tieto
join-complete-text = Tarvitsemme nämä kerran, ennen kuin voit tallettaa.
join-date-of-birth = Syntymäaika
join-date-of-birth-invalid = Syötä kokonainen, mennyt päivämäärä.
join-address = Katuosoite
join-city = Postitoimipaikka
join-postal-code = Postinumero
join-save = Tallenna ja jatka
join-saved = Tietosi on tallennettu
join-terms-changed = Sääntömme ovat muuttuneet
join-terms-read = Jatka lukemalla ja hyväksymällä { $rules }.
join-terms-accept = Hyväksyn
