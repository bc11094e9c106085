### Partita che non ha ancora una pagina.

young-asking = Ricerca della partita…
young-failed = Non è stato possibile caricare la partita
young-failed-text = Controlla la connessione e riprova.
young-retry = Riprova
young-home = Home
young-crumbs = Ti trovi qui
young-this-match = Questa partita
