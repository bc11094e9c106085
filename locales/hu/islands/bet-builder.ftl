### Bet builder.

builder-intro = Válassz legalább két tippet. Egyetlen fogadást alkotnak egy közös oddsszal, és mindegyiknek be kell jönnie.
builder-close = Összes piac
builder-share = Fogadás megosztása
builder-copied = Link másolva
builder-not-shared = A linket nem sikerült másolni
builder-failed = A piacokat nem sikerült betölteni. Ellenőrizd a kapcsolatot, és próbáld újra.
builder-retry = Próbáld újra
builder-none = Ennek a mérkőzésnek a tippjei jelenleg nem kombinálhatók.
builder-off = A BetBuilder jelenleg nem elérhető.
builder-closed = A fogadás erre a mérkőzésre lezárult.
builder-lost = { $count ->
    [one] A megosztott fogadásból { $count } tipp már nem elérhető.
   *[other] A megosztott fogadásból { $count } tipp már nem elérhető.
}
builder-apart = Nem kombinálható a tippjeiddel
builder-tray = A te BetBuildered
builder-picks = { $count ->
    [one] { $count } tipp
   *[other] { $count } tipp
}
builder-remove = Törlés: { $name }
builder-clear = Összes tipp törlése
builder-leg-suspended = Felfüggesztve
builder-leg-gone = Már nem elérhető
builder-pick-more = { $count ->
    [one] Válassz még egy tippet, hogy lásd a BetBuilder oddsát.
   *[other] Válassz { $count } tippet, hogy lásd a BetBuilder oddsát.
}
builder-joined = BetBuilder odds
builder-asking = BetBuilder odds lekérése…
builder-moved-up = Emelkedett, korábban:
builder-moved-down = Csökkent, korábban:
builder-product = Nem { $product }, vagyis nem az oddsok szorzata: ezek a tippek összefüggnek.
builder-spoken = BetBuilder odds: { $odds }
builder-gone = Már nem elérhető: { $names }. Töröld, hogy lásd az oddsot.
builder-waiting = Felfüggesztve: { $names }. Az odds visszatér, amint újra lehet fogadni.
builder-impossible = Ezek a tippek nem jöhetnek be egyszerre. Cseréld ki az egyiket.
builder-not-joinable = Az egyik tipp nem kombinálható a többivel. Változtass a tippjeiden.
builder-suspended = Az egyik tippet most függesztettük fel. Az odds visszatér, amint újra lehet fogadni.
builder-refused = Ezek a tippek nem kombinálhatók. Cseréld ki az egyiket.
builder-unanswered = A BetBuilder oddsát nem sikerült betölteni.
builder-add = Szelvényre · { $odds }
builder-add-empty = Szelvényre
builder-in-slip = A szelvényeden · Megnyitás
builder-replaces = Lecseréli a szelvényeden lévő BetBuildert.
builder-alone = A BetBuildert külön kell megfogadni. A többi tipp a szelvényen marad; töröld őket, mielőtt leadod.
