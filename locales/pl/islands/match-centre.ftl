### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Centrum meczu
centre-form = Forma
centre-table = Tabela
centre-meetings = Bezpośrednie mecze
centre-played = Mecze
centre-won = Wygrana
centre-drawn = Remis
centre-lost = Porażka
centre-points = Punkty
centre-statistics = Statystyki
centre-timeline = Przebieg
centre-stream = Transmisja
centre-not-begun = Statystyki pojawią się po rozpoczęciu meczu
centre-none = Nic się jeszcze nie wydarzyło
centre-failed = Nie udało się tego wczytać
centre-retry = Spróbuj ponownie
centre-stream-sign-in = Zaloguj się, aby obejrzeć ten mecz
centre-sign-in = Zaloguj się
centre-play = Oglądaj na żywo
centre-stop = Zatrzymaj transmisję
centre-choose = Transmisje
centre-no-stream = Ten mecz nie ma teraz transmisji
centre-stream-refused = Nie możesz oglądać tej transmisji z miejsca, w którym jesteś
centre-stream-failed = Transmisja została przerwana. Sprawdź połączenie i spróbuj ponownie.
centre-stream-unsupported = Ta przeglądarka nie odtworzy transmisji
