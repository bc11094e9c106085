### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Centro partita
centre-form = Forma
centre-table = Classifica
centre-meetings = Scontri diretti
centre-played = Giocate
centre-won = Vinta
centre-drawn = Nulla
centre-lost = Persa
centre-points = Punti
centre-statistics = Statistiche
centre-timeline = Cronaca
centre-stream = Streaming
centre-not-begun = Le statistiche compaiono a partita iniziata
centre-none = Non è ancora successo nulla
centre-failed = Non è stato possibile caricare
centre-retry = Riprova
centre-stream-sign-in = Accedi per guardare questa partita
centre-sign-in = Accedi
centre-play = Guarda in diretta
centre-stop = Ferma lo streaming
centre-choose = Streaming
centre-no-stream = Questa partita ora non ha uno streaming
centre-stream-refused = Non puoi guardare questo streaming da dove ti trovi
centre-stream-failed = Lo streaming si è interrotto. Controlla la connessione e riprova.
centre-stream-unsupported = Questo browser non può riprodurre lo streaming
