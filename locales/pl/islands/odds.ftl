### Prices and markets.

odds-live = Na żywo
odds-suspended = Zawieszone
odds-gone = Już niedostępne
odds-closed = Zakłady zamknięte
odds-postponed = Przełożony
odds-rescheduled = Nowy termin
odds-called-off = Odwołany
odds-as-of = Kursy z:
odds-all-lines = Wszystkie linie
odds-more = Więcej rynków
odds-all-markets = Wszystkie
odds-search = Szukaj rynków
odds-no-prices = Brak kursów
odds-up = Kurs wzrósł
odds-down = Kurs spadł
odds-finished = Wynik końcowy
odds-builder = BetBuilder
odds-builder-text = Połącz typy z tego meczu w jeden zakład
odds-over = Zakończony
odds-no-market = Rynek zamknięty
odds-nothing-found = Nie znaleziono rynków
odds-half-time = Przerwa
odds-pause = Przerwa
odds-moves = Zmiany kursów podczas tej wizyty
odds-no-data = Brak danych
odds-favourite = Ulubione:
