### Tabellone.

scoreboard-live = Live
scoreboard-starts = Inizio
scoreboard-finished = Risultato finale
scoreboard-score = Punteggio
scoreboard-serving = Al servizio
scoreboard-total = T
scoreboard-closed = Scommesse chiuse
scoreboard-postponed = Rinviata
scoreboard-rescheduled = Nuova data
scoreboard-called-off = Annullata
scoreboard-half-time = Intervallo
scoreboard-pause = Pausa
scoreboard-overtime = TS
scoreboard-red-cards = Cartellini rossi
scoreboard-suspended = Sospeso
scoreboard-why-goal = gol
scoreboard-why-card = cartellino
scoreboard-why-penalty = rigore
scoreboard-why-review = revisione video
scoreboard-why-break = break
scoreboard-why-stopped = gioco fermo
scoreboard-why-provider = nessun dato
