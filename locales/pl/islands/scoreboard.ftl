### Scoreboard.

scoreboard-live = Na żywo
scoreboard-starts = Początek
scoreboard-finished = Wynik końcowy
scoreboard-score = Wynik
scoreboard-serving = Serwuje
scoreboard-total = R
scoreboard-closed = Zakłady zamknięte
scoreboard-half-time = Przerwa
scoreboard-pause = Przerwa
