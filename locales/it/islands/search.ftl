### Ricerca.

search-open = Cerca
search-hint = Squadra, competizione o mercato
search-close = Chiudi la ricerca
search-recent = Ricerche recenti
search-forget = Rimuovi «{ $query }»
search-short = Scrivi almeno 3 caratteri di una squadra, una competizione o un mercato.
search-matches = Live e in arrivo
search-over = Partite finite
search-leagues = Competizioni
search-markets = Mercati
search-live = Live
search-asking = Ricerca…
search-count = { $count ->
    [one] 1 risultato
   *[other] { $count } risultati
}
search-nothing = Nessun risultato per
search-nothing-text = Controlla l’ortografia oppure guarda tutti gli sport e le competizioni.
search-all = Tutti gli sport e le competizioni
search-offline = Sei offline. La ricerca riprende quando torna la connessione.
search-failed = La ricerca non ha funzionato.
search-retry = Riprova
