### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Meccsközpont
centre-form = Forma
centre-table = Tabella
centre-meetings = Egymás ellen
centre-played = Mérkőzés
centre-won = Győzelem
centre-drawn = Döntetlen
centre-lost = Vereség
centre-points = Pont
centre-statistics = Statisztika
centre-timeline = Idővonal
centre-stream = Közvetítés
centre-not-begun = A statisztika a mérkőzés kezdete után jelenik meg
centre-none = Még nem történt semmi
centre-failed = Ezt nem sikerült betölteni
centre-retry = Próbáld újra
centre-stream-sign-in = Jelentkezz be a mérkőzés megtekintéséhez
centre-sign-in = Belépés
centre-play = Élő közvetítés
centre-stop = Közvetítés leállítása
centre-choose = Közvetítések
centre-no-stream = A mérkőzésnek most nincs közvetítése
centre-stream-refused = Ezt a közvetítést onnan, ahol vagy, nem nézheted
centre-stream-failed = A közvetítés megszakadt. Ellenőrizd a kapcsolatot, és próbáld újra.
centre-stream-unsupported = Ez a böngésző nem tudja lejátszani a közvetítést
