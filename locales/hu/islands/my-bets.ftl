### My bets.

bets-sign-in = Jelentkezz be, hogy lásd a fogadásaidat.
bets-sign-in-button = Belépés
bets-filter = Fogadások szűrése
bets-filter-all = Összes
bets-filter-open = Nyitott
bets-filter-settled = Elszámolt
bets-result-win = Nyertes
bets-result-lose = Vesztes
bets-result-refund = Visszatérített
bets-live = Élő
bets-score = Állás
bets-half-time = Félidő
bets-pause = Szünet
bets-finished = Végeredmény
bets-loading = Fogadásaid betöltése…
bets-count = { $count ->
    [one] { $count } fogadás
   *[other] { $count } fogadás
}
bets-empty-all = Még nincs fogadásod. A leadott fogadásaid itt jelennek meg.
bets-empty-open = Nincs nyitott fogadásod.
bets-empty-settled = Még nincs elszámolt fogadásod.
bets-empty-win = Még nincs nyertes fogadásod.
bets-empty-lose = Nincs vesztes fogadásod.
bets-empty-refund = Nincs visszatérített fogadásod.
bets-failed = A fogadásaidat nem sikerült betölteni.
bets-retry = Próbáld újra
bets-older = Régebbi fogadások
bets-loading-older = Régebbi fogadások betöltése…
bets-stake = Tét
bets-freebet = Freebet
bets-odds = Odds
bets-boosted-odds = Emelt odds
bets-possible-return = Várható nyeremény
bets-returned = Kifizetve
bets-cashed-out = Cashout
bets-ref = Fogadás száma: { $ref }
bets-loading-sum = Számolás…
bets-differs-open = A rögzített várható nyeremény: { $told }; a mi számításunk szerint: { $ours }. A rögzített összeg érvényes.
bets-differs-settled = A kifizetett összeg: { $told }; a mi számításunk szerint: { $ours }. Írj az ügyfélszolgálatnak, és add meg a fogadás számát.
bets-cashout = Cashout
bets-cashout-button = Cashout · { $amount }
bets-cashout-none = Jelenleg nincs cashout-ajánlat
bets-cashout-question = Kéred most: { $amount }? A fogadás véget ér, és lemondasz a várható nyereményről ({ $possible }).
bets-cashout-gain = Ennyivel több a tétednél: { $difference }
bets-cashout-loss = Ennyivel kevesebb a tétednél: { $difference }
bets-cashout-even = Pontosan a téted
bets-cashout-changed = Az ajánlat megváltozott: { $from } → { $to }
bets-cashout-confirm = Cashout · { $amount }
bets-cashout-keep = Megtartom a fogadást
bets-part-amount = A cashout összege
bets-part-question = Kéred most: { $amount } a tétedből ennyiért: { $part }? Játékban marad: { $rest }, várható nyeremény: { $possible }.
bets-part-done = Cashout: { $amount } a tétből ennyiért: { $part }
bets-order = Automatikus cashout
bets-order-amount = Cashout, amint az ajánlat eléri ezt az összeget
bets-order-range = Több mint { $offer }, legfeljebb { $possible }
bets-order-note = Csak amíg a webhely egyik oldala nyitva van és látható. Háttérben, internetkapcsolat nélkül vagy bezárva nincs cashout.
bets-order-set = Bekapcsolás
bets-order-waits = Automatikus cashout, ha az ajánlat legalább { $amount }
bets-order-cancel = Kikapcsolás
bets-cashout-withdrawn = Jelenleg nincs ajánlat. A cashout nem történt meg.
bets-cashout-processing = Cashout folyamatban: { $amount }…
bets-cashout-in-progress = Cashout folyamatban…
bets-cashout-refused = A cashout nem történt meg. A fogadásod továbbra is él.
bets-cashout-close = Bezárás
bets-cashout-unanswered = Még nem tudjuk, hogy megtörtént-e a cashout. Ellenőrizzük, mielőtt újra próbálhatod.
bets-cashout-look = Ellenőrzés újra
bets-cashout-looking = Fogadásod ellenőrzése…
bets-cashout-not-done = A cashout nem történt meg
bets-cashout-not-done-text = A fogadásod továbbra is él. Újra megpróbálhatod.
bets-cashout-done = Cashout megtörtént: { $amount }
bets-cashout-done-text = Az összeg az egyenlegeden van.
bets-reuse = Fogadás újra
bets-reuse-gone = Ezek közül a tippek közül már egyik sem elérhető.
bets-reuse-failed = Az aktuális oddsokat nem sikerült betölteni. Próbáld újra.
bets-reuse-some-gone = { $count ->
    [one] { $count } tipp már nem elérhető
   *[other] { $count } tipp már nem elérhető
}
bets-statement = Kimutatás
bets-from = Ettől
bets-to = Eddig
bets-print = Nyomtatás
bets-csv = CSV letöltése
bets-net = Nettó eredmény
