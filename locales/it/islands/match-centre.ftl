### Messages of the match centre: statistics, timeline and stream of a match.

centre-title = Centro partita
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
