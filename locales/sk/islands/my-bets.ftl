### My bets.

bets-sign-in = Ak chcete vidieť svoje stávky, prihláste sa.
bets-sign-in-button = Prihlásiť sa
bets-filter = Filtrovať stávky
bets-filter-all = Všetky
bets-filter-open = Otvorené
bets-filter-settled = Vyhodnotené
bets-result-win = Výherné
bets-result-lose = Prehrané
bets-result-refund = Vrátené
bets-live = Live
bets-score = Stav
bets-half-time = Polčas
bets-pause = Pauza
bets-finished = Konečný stav
bets-loading = Načítavame vaše stávky…
bets-count = { $count ->
    [one] { $count } stávka
    [few] { $count } stávky
   *[other] { $count } stávok
}
bets-empty-all = Zatiaľ nemáte žiadne stávky. Podané stávky sa zobrazia tu.
bets-empty-open = Nemáte žiadne otvorené stávky.
bets-empty-settled = Zatiaľ nemáte žiadne vyhodnotené stávky.
bets-empty-win = Zatiaľ nemáte žiadne výherné stávky.
bets-empty-lose = Nemáte žiadne prehrané stávky.
bets-empty-refund = Nemáte žiadne stávky s vráteným vkladom.
bets-failed = Vaše stávky sa nepodarilo načítať.
bets-retry = Skúsiť znova
bets-older = Zobraziť staršie stávky
bets-loading-older = Načítavame staršie stávky…
bets-stake = Vklad
bets-freebet = Freebet
bets-odds = Kurz
bets-boosted-odds = Zvýšený kurz
bets-possible-return = Možná výhra
bets-returned = Výplata
bets-cashed-out = Cashout
bets-ref = Číslo stávky { $ref }
bets-loading-sum = Počítame…
bets-differs-open = Stávka je uložená s možnou výhrou { $told }; podľa nášho výpočtu je to { $ours }. Platí uložená suma.
bets-differs-settled = Za túto stávku bolo vyplatené { $told }; podľa nášho výpočtu je to { $ours }. Kontaktujte podporu a uveďte číslo stávky.
bets-cashout = Cashout
bets-cashout-button = Cashout · { $amount }
bets-cashout-none = Cashout teraz nie je k dispozícii
bets-cashout-question = Vybrať { $amount } hneď? Stávka sa tým skončí a vzdáte sa možnej výhry { $possible }.
bets-cashout-gain = O { $difference } viac ako váš vklad
bets-cashout-loss = O { $difference } menej ako váš vklad
bets-cashout-even = Presne váš vklad
bets-cashout-changed = Ponuka sa zmenila: { $from } → { $to }
bets-cashout-confirm = Cashout { $amount }
bets-cashout-keep = Nechať stávku
bets-part-amount = Suma cashoutu
bets-part-question = Vybrať hneď { $amount } za { $part } z vkladu? { $rest } zostáva v hre s možnou výhrou { $possible }.
bets-part-done = Cashout { $amount } za { $part } z vkladu
bets-order = Automatický cashout
bets-order-amount = Cashout, hneď ako ponuka dosiahne sumu
bets-order-range = Viac ako { $offer }, najviac { $possible }
bets-order-note = Len keď je niektorá stránka tohto webu otvorená a viditeľná. Na pozadí, offline alebo po zatvorení cashout neprebehne.
bets-order-set = Zapnúť
bets-order-waits = Automatický cashout od { $amount }
bets-order-cancel = Vypnúť
bets-cashout-withdrawn = Momentálne nie je žiadna ponuka. Cashout neprebehol.
bets-cashout-processing = Prebieha cashout { $amount }…
bets-cashout-in-progress = Prebieha cashout…
bets-cashout-refused = Cashout neprebehol. Vaša stávka naďalej platí.
bets-cashout-close = Zavrieť
bets-cashout-unanswered = Zatiaľ nevieme, či cashout tejto stávky prebehol. Overujeme to, kým to budete môcť skúsiť znova.
bets-cashout-look = Overiť znova
bets-cashout-looking = Overujeme vašu stávku…
bets-cashout-not-done = Cashout neprebehol
bets-cashout-not-done-text = Vaša stávka naďalej platí. Môžete to skúsiť znova.
bets-cashout-done = Cashout prebehol: { $amount }
bets-cashout-done-text = Suma je na vašom konte.
bets-reuse = Staviť znova
bets-reuse-gone = Žiadny z týchto tipov už nie je v ponuke.
bets-reuse-failed = Aktuálne kurzy sa nepodarilo načítať. Skúste to znova.
bets-reuse-some-gone = { $count ->
    [one] { $count } tip už nie je v ponuke
    [few] { $count } tipy už nie sú v ponuke
   *[other] { $count } tipov už nie je v ponuke
}
bets-statement = Výpis
bets-from = Od
bets-to = Do
bets-print = Tlačiť
bets-csv = Stiahnuť CSV
bets-net = Čistý výsledok
