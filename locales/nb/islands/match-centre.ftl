### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Kampsenter
centre-form = Form
centre-table = Tabell
centre-meetings = Innbyrdes
centre-played = Kamper
centre-won = Vunnet
centre-drawn = Uavgjort
centre-lost = Tapt
centre-points = Poeng
centre-statistics = Statistikk
centre-timeline = Tidslinje
centre-stream = Direktesending
centre-not-begun = Statistikken kommer når kampen har begynt
centre-none = Ingenting har skjedd ennå
centre-failed = Dette kunne ikke lastes inn
centre-retry = Prøv igjen
centre-stream-sign-in = Logg inn for å se kampen
centre-sign-in = Logg inn
centre-play = Se direkte
centre-stop = Stopp sendingen
centre-choose = Strømmer
centre-no-stream = Det er ingen strøm av kampen akkurat nå
centre-stream-refused = Du kan ikke se denne strømmen der du er
centre-stream-failed = Strømmen ble brutt. Sjekk forbindelsen, og prøv igjen.
centre-stream-unsupported = Denne nettleseren kan ikke spille av strømmen
