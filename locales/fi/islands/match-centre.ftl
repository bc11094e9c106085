### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Ottelukeskus
centre-form = Vire
centre-table = Sarjataulukko
centre-meetings = Keskinäiset
centre-played = Ottelut
centre-won = Voitto
centre-drawn = Tasapeli
centre-lost = Häviö
centre-points = Pisteet
centre-statistics = Tilastot
centre-timeline = Tapahtumat
centre-stream = Lähetys
centre-not-begun = Tilastot näkyvät, kun ottelu on alkanut
centre-none = Mitään ei ole vielä tapahtunut
centre-failed = Tätä ei voitu ladata
centre-retry = Yritä uudelleen
centre-stream-sign-in = Kirjaudu katsomaan tätä ottelua
centre-sign-in = Kirjaudu
centre-play = Katso livenä
centre-stop = Lopeta lähetys
centre-choose = Lähetykset
centre-no-stream = Tästä ottelusta ei ole nyt lähetystä
centre-stream-refused = Et voi katsoa tätä lähetystä siellä missä olet
centre-stream-failed = Lähetys katkesi. Tarkista yhteys ja yritä uudelleen.
centre-stream-unsupported = Tämä selain ei voi toistaa lähetystä
