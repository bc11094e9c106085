### Tabellone.

scoreboard-live = Live
scoreboard-starts = Inizio
scoreboard-finished = Risultato finale
scoreboard-score = Punteggio
scoreboard-serving = Al servizio
scoreboard-total = T
scoreboard-closed = Scommesse chiuse
scoreboard-half-time = Intervallo
scoreboard-pause = Pausa
