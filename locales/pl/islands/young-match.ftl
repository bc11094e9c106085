### A match that has no page yet.

young-asking = Szukamy meczu…
young-failed = Nie udało się wczytać meczu
young-failed-text = Sprawdź połączenie i spróbuj ponownie.
young-retry = Spróbuj ponownie
young-home = Strona główna
young-crumbs = Tu jesteś
young-this-match = Ten mecz
