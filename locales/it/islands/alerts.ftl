### Avvisi nelle pagine.

alerts-close = Chiudi
alerts-offline = Sei offline. Le quote in questa pagina potrebbero non essere aggiornate.
alerts-offline-title = Nessuna connessione
alerts-offline-text = La tua schedina è salvata. Le quote si aggiorneranno quando tornerai online.
alerts-live-off = Le quote non si aggiornano più. Ricarica la pagina.
