### Messages of the form that opens an account.

join-first-name = Keresztnév
join-last-name = Vezetéknév
join-country = Lakóhely országa
join-currency = Pénznem
join-terms = Elmúltam 18 éves, és elfogadom a { $rules }.
join-rules = szabályokat
join-missing = Töltsd ki ezt a mezőt.
join-terms-missing = Fiók nyitásához erősítsd meg az életkorodat, és fogadd el a szabályokat.
join-sent = Még egy lépés: linket küldtünk ide: { $email }. Nyisd meg a címed megerősítéséhez, majd jelentkezz be.
join-welcome = Üdvözlünk! A fiókod megnyílt, és be vagy jelentkezve
join-closed = Most nem lehet új fiókot nyitni.
join-blocked = Az országodból nem lehet fiókot nyitni.
join-sign-in = Már van fiókom
join-complete = Előbb néhány adat
join-complete-text = Csak egyszer kérjük, mielőtt befizethetsz.
join-date-of-birth = Születési dátum
join-date-of-birth-invalid = Adj meg egy teljes, múltbeli dátumot.
join-address = Utca, házszám
join-city = Település
join-postal-code = Irányítószám
join-save = Mentés és tovább
join-saved = Az adataidat elmentettük
join-terms-changed = Megváltoztak a szabályaink
join-terms-read = A folytatáshoz olvasd el és fogadd el a { $rules }.
join-terms-accept = Elfogadom
