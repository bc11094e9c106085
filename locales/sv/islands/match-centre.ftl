### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Matchcenter
centre-form = Form
centre-table = Tabell
centre-meetings = Inbördes möten
centre-played = Spelade
centre-won = Vinst
centre-drawn = Oavgjort
centre-lost = Förlust
centre-points = Poäng
centre-statistics = Statistik
centre-timeline = Händelser
centre-stream = Stream
centre-not-begun = Statistiken visas när matchen har börjat
centre-none = Inget har hänt ännu
centre-failed = Det här kunde inte laddas
centre-retry = Försök igen
centre-stream-sign-in = Logga in för att se matchen
centre-sign-in = Logga in
centre-play = Titta live
centre-stop = Stoppa streamen
centre-choose = Streamar
centre-no-stream = Matchen har ingen stream just nu
centre-stream-refused = Du kan inte se den här streamen där du är
centre-stream-failed = Streamen bröts. Kontrollera anslutningen och försök igen.
centre-stream-unsupported = Den här webbläsaren kan inte spela upp streamen
