### Avvisi nelle pagine.

alerts-close = Chiudi
alerts-offline = Sei offline. Le quote in questa pagina potrebbero non essere aggiornate.
