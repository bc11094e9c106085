### Scoreboard.

scoreboard-live = Na żywo
scoreboard-starts = Początek
scoreboard-finished = Wynik końcowy
scoreboard-score = Wynik
scoreboard-serving = Serwuje
scoreboard-total = R
scoreboard-closed = Zakłady zamknięte
scoreboard-postponed = Przełożony
scoreboard-rescheduled = Nowy termin
scoreboard-called-off = Odwołany
scoreboard-half-time = Przerwa
scoreboard-pause = Przerwa
scoreboard-overtime = Dogr.
scoreboard-red-cards = Czerwone kartki
scoreboard-suspended = Zawieszone
scoreboard-why-goal = gol
scoreboard-why-card = kartka
scoreboard-why-penalty = rzut karny
scoreboard-why-review = wideoweryfikacja
scoreboard-why-break = przełamanie
scoreboard-why-stopped = gra wstrzymana
scoreboard-why-provider = brak danych
