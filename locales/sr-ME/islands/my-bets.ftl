### My bets.

bets-sign-in = Prijavite se da vidite svoje opklade.
bets-sign-in-button = Prijavi se
bets-filter = Filtriraj opklade
bets-filter-all = Sve
bets-filter-open = Otvorene
bets-filter-settled = Obračunate
bets-result-win = Dobitne
bets-result-lose = Gubitne
bets-result-refund = Vraćene
bets-live = Uživo
bets-score = Rezultat
bets-half-time = Odmor
bets-pause = Pauza
bets-finished = Konačan rezultat
bets-loading = Učitavamo vaše opklade…
bets-count = { $count ->
    [one] { $count } opklada
    [few] { $count } opklade
   *[other] { $count } opklada
}
bets-empty-all = Još nemate opklada. Ovdje će se pojaviti one koje uplatite.
bets-empty-open = Nemate otvorenih opklada.
bets-empty-settled = Još nemate obračunatih opklada.
bets-empty-win = Još nemate dobitnih opklada.
bets-empty-lose = Nemate gubitnih opklada.
bets-empty-refund = Nemate opklada s vraćenim ulogom.
bets-failed = Vaše opklade nijesu učitane.
bets-retry = Pokušaj ponovo
bets-older = Prikaži starije opklade
bets-loading-older = Učitavamo starije opklade…
bets-stake = Ulog
bets-freebet = Freebet
bets-odds = Kvota
bets-boosted-odds = Uvećana kvota
bets-possible-return = Mogući dobitak
bets-returned = Isplaćeno
bets-cashed-out = Cashout
bets-ref = Broj opklade { $ref }
bets-loading-sum = Računamo…
bets-differs-open = Opklada je zabilježena s mogućim dobitkom od { $told }; po našem proračunu iznosi { $ours }. Važi zabilježeni iznos.
bets-differs-settled = Za ovu opkladu je isplaćeno { $told }; po našem proračunu iznosi { $ours }. Javite se podršci i navedite broj opklade.
bets-cashout = Cashout
bets-cashout-button = Cashout · { $amount }
bets-cashout-none = Trenutno nema cashout ponude
bets-cashout-question = Uzeti { $amount } sada? Opklada se završava i odričete se mogućeg dobitka od { $possible }.
bets-cashout-gain = { $difference } više od vašeg uloga
bets-cashout-loss = { $difference } manje od vašeg uloga
bets-cashout-even = Tačno vaš ulog
bets-cashout-changed = Ponuda se promijenila: { $from } → { $to }
bets-cashout-confirm = Cashout · { $amount }
bets-cashout-keep = Zadrži opkladu
bets-part-amount = Iznos cashouta
bets-part-question = Uzeti { $amount } sada za { $part } uloga? { $rest } ostaje u igri, uz mogući dobitak od { $possible }.
bets-part-done = Cashout { $amount } za { $part } uloga
bets-order = Automatski cashout
bets-order-amount = Cashout čim ponuda dostigne
bets-order-range = Više od { $offer }, najviše { $possible }
bets-order-note = Samo dok je neka stranica ovog sajta otvorena i vidljiva. U pozadini, bez interneta ili kad je zatvorena, cashout se ne izvršava.
bets-order-set = Uključi
bets-order-waits = Automatski cashout od { $amount } naviše
bets-order-cancel = Isključi
bets-cashout-withdrawn = Trenutno nema ponude. Cashout nije izvršen.
bets-cashout-processing = Cashout u toku: { $amount }…
bets-cashout-in-progress = Cashout u toku…
bets-cashout-refused = Cashout nije izvršen. Vaša opklada i dalje važi.
bets-cashout-close = Zatvori
bets-cashout-unanswered = Još ne znamo da li je cashout ove opklade izvršen. Provjeravamo prije nego što pokušate ponovo.
bets-cashout-look = Provjeri ponovo
bets-cashout-looking = Provjeravamo vašu opkladu…
bets-cashout-not-done = Cashout nije izvršen
bets-cashout-not-done-text = Vaša opklada i dalje važi. Možete pokušati ponovo.
bets-cashout-done = Cashout izvršen: { $amount }
bets-cashout-done-text = Iznos je na vašem računu.
bets-reuse = Uplati ponovo
bets-reuse-gone = Nijedan od ovih tipova više nije u ponudi.
bets-reuse-failed = Trenutne kvote nijesu učitane. Pokušajte ponovo.
bets-reuse-some-gone = { $count ->
    [one] { $count } tip više nije u ponudi
    [few] { $count } tipa više nijesu u ponudi
   *[other] { $count } tipova više nije u ponudi
}
bets-statement = Izvod
bets-from = Od
bets-to = Do
bets-print = Štampaj
bets-csv = Preuzmi CSV
bets-net = Neto rezultat
