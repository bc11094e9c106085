### Bet builder.

builder-intro = Wybierz co najmniej dwa typy. Tworzą jeden zakład z jednym kursem i wszystkie muszą wejść.
builder-close = Wszystkie rynki
builder-share = Udostępnij ten zakład
builder-copied = Link skopiowany
builder-not-shared = Nie udało się skopiować linku
builder-failed = Nie udało się wczytać rynków. Sprawdź połączenie i spróbuj ponownie.
builder-retry = Spróbuj ponownie
builder-none = W tej chwili nie można łączyć typów z tego meczu.
builder-off = BetBuilder jest w tej chwili niedostępny.
builder-closed = Zakłady na ten mecz są zamknięte.
builder-lost = { $count ->
    [one] { $count } typ z udostępnionego zakładu nie jest już dostępny.
    [few] { $count } typy z udostępnionego zakładu nie są już dostępne.
    [many] { $count } typów z udostępnionego zakładu nie jest już dostępnych.
   *[other] { $count } typu z udostępnionego zakładu nie jest już dostępne.
}
builder-apart = Nie łączy się z Twoimi typami
builder-tray = Twój BetBuilder
builder-picks = { $count ->
    [one] { $count } typ
    [few] { $count } typy
    [many] { $count } typów
   *[other] { $count } typu
}
builder-remove = Usuń: { $name }
builder-clear = Usuń wszystkie typy
builder-leg-suspended = Zawieszony
builder-leg-gone = Już niedostępny
builder-pick-more = { $count ->
    [one] Wybierz jeszcze jeden typ, aby zobaczyć kurs BetBuildera.
    [few] Wybierz { $count } typy, aby zobaczyć kurs BetBuildera.
    [many] Wybierz { $count } typów, aby zobaczyć kurs BetBuildera.
   *[other] Wybierz { $count } typu, aby zobaczyć kurs BetBuildera.
}
builder-joined = Kurs BetBuildera
builder-asking = Pobieramy kurs BetBuildera…
builder-moved-up = Wzrost z
builder-moved-down = Spadek z
builder-product = To nie { $product }, czyli iloczyn kursów: te typy zależą od siebie.
builder-spoken = Kurs BetBuildera { $odds }
builder-gone = Już niedostępne: { $names }. Usuń, aby zobaczyć kurs.
builder-waiting = Zawieszone: { $names }. Kurs wróci po wznowieniu zakładów.
builder-impossible = Te typy nie mogą wejść wszystkie naraz. Zmień jeden z nich.
builder-not-joinable = Jednego z tych typów nie można połączyć z pozostałymi. Zmień typy.
builder-suspended = Jeden z tych typów właśnie zawieszono. Kurs wróci po wznowieniu zakładów.
builder-refused = Tych typów nie można połączyć. Zmień jeden z nich.
builder-unanswered = Nie udało się pobrać kursu BetBuildera.
builder-add = Dodaj do kuponu · { $odds }
builder-add-empty = Dodaj do kuponu
builder-in-slip = Na kuponie · Otwórz
builder-replaces = Zastąpi BetBuilder na Twoim kuponie.
builder-alone = BetBuilder stawia się osobno. Pozostałe typy zostają na kuponie; usuń je, zanim go postawisz.
