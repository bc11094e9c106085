### Quote e mercati.

odds-live = Live
odds-suspended = Sospeso
odds-gone = Non più disponibile
odds-closed = Scommesse chiuse
odds-postponed = Rinviata
odds-rescheduled = Nuova data
odds-called-off = Annullata
odds-as-of = Quote al
odds-all-lines = Tutte le linee
odds-more = Altri mercati
odds-all-markets = Tutti
odds-search = Cerca mercati
odds-no-prices = Ancora nessuna quota
odds-up = Quota salita
odds-down = Quota scesa
odds-finished = Risultato finale
odds-builder = Bet builder
odds-builder-text = Combina selezioni di questa partita in una sola scommessa
odds-over = Terminata
odds-no-market = Mercato chiuso
odds-nothing-found = Nessun mercato trovato
odds-half-time = Intervallo
odds-pause = Pausa
odds-moves = Andamento delle quote in questa visita
odds-no-data = Nessun dato
odds-favourite = Preferito:
