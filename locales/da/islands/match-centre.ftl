### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Kampcenter
centre-form = Form
centre-table = Stilling
centre-meetings = Indbyrdes
centre-played = Kampe
centre-won = Vundet
centre-drawn = Uafgjort
centre-lost = Tabt
centre-points = Point
centre-statistics = Statistik
centre-timeline = Tidslinje
centre-stream = Stream
centre-not-begun = Statistikken kommer, når kampen er begyndt
centre-none = Der er ikke sket noget endnu
centre-failed = Dette kunne ikke indlæses
centre-retry = Prøv igen
centre-stream-sign-in = Log ind for at se kampen
centre-sign-in = Log ind
centre-play = Se live
centre-stop = Stop streamen
centre-choose = Streams
centre-no-stream = Der er ingen stream af kampen lige nu
centre-stream-refused = Du kan ikke se denne stream, hvor du er
centre-stream-failed = Streamen blev afbrudt. Tjek din forbindelse, og prøv igen.
centre-stream-unsupported = Denne browser kan ikke afspille streamen
