### Messages of my bets.

bets-sign-in = Kirjaudu, niin näet vetosi.
bets-sign-in-button = Kirjaudu
bets-filter = Rajaa vetoja
bets-filter-all = Kaikki
bets-filter-open = Avoimet
bets-filter-settled = Ratkenneet
bets-result-win = Voitetut
bets-result-lose = Hävityt
bets-result-refund = Palautetut
bets-live = Live
bets-score = Tilanne
bets-half-time = Tauko
bets-pause = Tauko
bets-finished = Lopputulos
bets-loading = Ladataan vetojasi…
bets-count = { $count ->
    [one] { $count } veto
   *[other] { $count } vetoa
}
bets-empty-all = Sinulla ei ole vielä vetoja. Asettamasi vedot näkyvät täällä.
bets-empty-open = Sinulla ei ole avoimia vetoja.
bets-empty-settled = Sinulla ei ole vielä ratkenneita vetoja.
bets-empty-win = Sinulla ei ole vielä voitettuja vetoja.
bets-empty-lose = Sinulla ei ole hävittyjä vetoja.
bets-empty-refund = Sinulla ei ole palautettuja vetoja.
bets-failed = Vetojasi ei voitu ladata.
bets-retry = Yritä uudelleen
bets-older = Näytä vanhempia vetoja
bets-loading-older = Ladataan vanhempia vetoja…
bets-stake = Panos
bets-freebet = Ilmaisveto
bets-odds = Kerroin
bets-boosted-odds = Korotettu kerroin
bets-possible-return = Mahdollinen voitto
bets-returned = Maksettu
bets-cashed-out = Cash out
bets-ref = Viite { $ref }
bets-loading-sum = Lasketaan…
bets-differs-open = Vedon mahdolliseksi voitoksi on kirjattu { $told }; laskelmamme mukaan se on { $ours }. Kirjattu summa pätee.
bets-differs-settled = Vedosta maksettiin { $told }; laskelmamme mukaan summa on { $ours }. Ota yhteyttä asiakaspalveluun ja kerro vedon viite.
bets-cashout = Cash out
bets-cashout-button = Cash out · { $amount }
bets-cashout-none = Ei cash out -tarjousta juuri nyt
bets-cashout-question = Otetaanko { $amount } nyt? Veto päättyy, ja luovut mahdollisesta voitosta: { $possible }.
bets-cashout-gain = { $difference } enemmän kuin panoksesi
bets-cashout-loss = { $difference } vähemmän kuin panoksesi
bets-cashout-even = Tasan panoksesi verran
bets-cashout-changed = Tarjous on muuttunut: { $from } → { $to }
bets-cashout-confirm = Cash out · { $amount }
bets-cashout-keep = Pidä veto
bets-part-amount = Cash outin summa
bets-part-question = Otetaanko { $amount } nyt, kun panoksesta käytetään { $part }? { $rest } jää peliin, mahdollinen voitto { $possible }.
bets-part-done = Cash out { $amount }, panoksesta { $part }
bets-order = Automaattinen cash out
bets-order-amount = Cash out heti, kun tarjous on vähintään
bets-order-range = Enemmän kuin { $offer }, enintään { $possible }
bets-order-note = Vain kun jokin tämän sivuston sivu on auki ja näkyvissä. Taustalla, offline-tilassa tai suljettuna cash outia ei tehdä.
bets-order-set = Ota käyttöön
bets-order-waits = Automaattinen cash out, kun tarjous on vähintään { $amount }
bets-order-cancel = Kytke pois
bets-cashout-withdrawn = Tarjousta ei ole juuri nyt. Cash outia ei tehty.
bets-cashout-processing = Cash out käynnissä: { $amount }…
bets-cashout-in-progress = Cash out käynnissä…
bets-cashout-refused = Cash outia ei tehty. Vetosi on yhä voimassa.
bets-cashout-close = Sulje
bets-cashout-unanswered = Emme vielä tiedä, toteutuiko vedon cash out. Tarkistamme asian ennen kuin voit yrittää uudelleen.
bets-cashout-look = Hae uudelleen
bets-cashout-looking = Haetaan vedon tilaa…
bets-cashout-not-done = Cash outia ei tehty
bets-cashout-not-done-text = Vetosi on yhä voimassa. Voit yrittää uudelleen.
bets-cashout-done = Cash out tehty: { $amount }
bets-cashout-done-text = Summa on saldossasi.
bets-reuse = Pelaa uudelleen
bets-reuse-gone = Mikään näistä valinnoista ei ole enää tarjolla.
bets-reuse-failed = Ajantasaisia kertoimia ei voitu ladata. Yritä uudelleen.
bets-reuse-some-gone = { $count ->
    [one] { $count } valinta ei ole enää tarjolla
   *[other] { $count } valintaa ei ole enää tarjolla
}
bets-statement = Tapahtumaote
bets-from = Alkaen
bets-to = Asti
bets-print = Tulosta
bets-csv = Lataa CSV
bets-net = Nettotulos
