### Ordine e filtri di un elenco.

listing-open = Ordina e filtra
listing-close = Chiudi
listing-done = Mostra le partite
listing-clear = Rimuovi tutti i filtri
listing-start = Inizio
listing-any-time = Qualsiasi momento
listing-hours = { $count ->
    [one] Prossima ora
   *[other] Prossime { $count } ore
}
listing-today = Oggi
listing-tomorrow = Domani
listing-order = Ordine
listing-by-page = Consigliato
listing-by-start = Per orario
listing-by-bets = Per popolarità
listing-by-sport = Per sport
listing-by-category = Per paese
listing-by-league = Per competizione
listing-reversed = { $name }, ordine inverso
listing-sport = Sport
listing-all-sports = Tutti gli sport
listing-cyber = eSport
listing-regular = Senza eSport
listing-bettable = Solo con quote disponibili
listing-favourites = Solo i miei preferiti
listing-sign-in = Accedi per vedere i tuoi preferiti.
listing-sign-in-button = Accedi
listing-remove = Rimuovi filtro: { $name }
listing-asking = Ricerca delle partite
listing-found = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
listing-none = Nessuna partita corrisponde ai filtri
listing-none-text = Rimuovi un filtro per vederne altre.
listing-more = Altre partite
listing-failed = Non è stato possibile caricare altre partite
listing-offline = Sei offline
listing-kept = Le partite qui sopra sono quelle caricate con la pagina.
listing-retry = Riprova
listing-parts = Parti dell’elenco
listing-part = Parte { $number } di { $total }
listing-previous = Precedente
listing-next = Successiva
