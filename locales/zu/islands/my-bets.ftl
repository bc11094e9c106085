### Amabhethi ami.

bets-sign-in = Ngena ukuze ubone amabhethi akho.
bets-sign-in-button = Ngena
bets-filter = Hlunga amabhethi
bets-filter-all = Onke
bets-filter-open = Avuliwe
bets-filter-settled = Aphothuliwe
bets-result-win = Awinile
bets-result-lose = Alahlekile
bets-result-refund = Abuyisiwe
bets-live = Bukhoma
bets-score = Amaphuzu
bets-half-time = HT
bets-pause = Ikhefu
bets-finished = Umphumela wokugcina
bets-loading = Amabhethi akho ayalayishwa…
bets-count = { $count ->
    [one] Ibhethi engu-{ $count }
   *[other] Amabhethi angu-{ $count }
}
bets-empty-all = Awukabi namabhethi. Amabhethi owafakayo avela lapha.
bets-empty-open = Awunawo amabhethi avuliwe.
bets-empty-settled = Awukabi namabhethi aphothuliwe.
bets-empty-win = Awukabi namabhethi awinile.
bets-empty-lose = Awunawo amabhethi alahlekile.
bets-empty-refund = Awunawo amabhethi abuyisiwe.
bets-failed = Amabhethi akho awalayishanga.
bets-retry = Zama futhi
bets-older = Bonisa amabhethi amadala
bets-loading-older = Kulayishwa amabhethi amadala…
bets-stake = Imali yebhethi
bets-freebet = Ibhethi yamahhala
bets-odds = Ama-odds
bets-boosted-odds = Ama-odds akhushuliwe
bets-possible-return = Ongakuthola
bets-returned = Okutholiwe
bets-cashed-out = I-Cash Out
bets-ref = Ireferensi { $ref }
bets-loading-sum = Kuyabalwa…
bets-differs-open = Le bhethi irekhodwe ithi ungathola { $told }; ngokubala kwethu: { $ours }. Kusebenza inani elirekhodiwe.
bets-differs-settled = Le bhethi ikhokhe { $told }; ngokubala kwethu: { $ours }. Xhumana nabosizo ubanike ireferensi yebhethi.
bets-cashout = I-Cash Out
bets-cashout-button = Cash Out · { $amount }
bets-cashout-none = Asikho isiphakamiso se-Cash Out okwamanje
bets-cashout-question = Uthatha { $amount } manje? Ibhethi iyaphela, futhi uyakuyeka obungakuthola: { $possible }.
bets-cashout-gain = { $difference } ngaphezu kwemali yebhethi yakho
bets-cashout-loss = { $difference } ngaphansi kwemali yebhethi yakho
bets-cashout-even = Ilingana ncamashi nemali yebhethi yakho
bets-cashout-changed = Isiphakamiso sishintshile: { $from } → { $to }
bets-cashout-confirm = Cash Out · { $amount }
bets-cashout-keep = Gcina ibhethi
bets-part-amount = Imali ye-Cash Out
bets-part-question = Uthatha { $amount } manje nge-{ $part } yemali yebhethi yakho? { $rest } iyasala, obungakuthola: { $possible }.
bets-part-done = I-Cash Out ka-{ $amount } nge-{ $part } yemali yebhethi
bets-order = I-Cash Out ezenzakalelayo
bets-order-amount = I-Cash Out lapho isiphakamiso sifika kule mali
bets-order-range = Ngaphezu kuka-{ $offer }, kuze kufike ku-{ $possible }
bets-order-note = Kusebenza kuphela uma ikhasi laleli sayithi livuliwe futhi libonakala. Uma lingemuva, ungaxhunyiwe noma livaliwe, i-Cash Out ayenziwa.
bets-order-set = Vula
bets-order-waits = I-Cash Out ezenzakalelayo ku-{ $amount } noma ngaphezulu
bets-order-cancel = Vala
bets-cashout-withdrawn = Asikho isiphakamiso okwamanje. I-Cash Out ayenziwanga.
bets-cashout-processing = Kwenziwa i-Cash Out · { $amount }…
bets-cashout-in-progress = Kwenziwa i-Cash Out…
bets-cashout-refused = I-Cash Out ayenziwanga. Ibhethi yakho isaqhubeka.
bets-cashout-close = Vala
bets-cashout-unanswered = Asikazi ukuthi i-Cash Out yenziwe yini. Siyahlola ngaphambi kokuba uzame futhi.
bets-cashout-look = Sesha futhi
bets-cashout-looking = Kuseshwa ibhethi yakho…
bets-cashout-not-done = I-Cash Out ayenziwanga
bets-cashout-not-done-text = Ibhethi yakho isaqhubeka. Ungazama futhi.
bets-cashout-done = I-Cash Out yenziwe: { $amount }
bets-cashout-done-text = Imali isebhalansini yakho.
bets-reuse = Bheja futhi
bets-reuse-gone = Akukho kulokhu okukhethiwe okusatholakala.
bets-reuse-failed = Ama-odds amanje awalayishanga. Zama futhi.
bets-reuse-some-gone = { $count ->
    [one] Okukhethiwe okungu-{ $count } akusatholakali
   *[other] Okukhethiwe okungu-{ $count } akusatholakali
}
bets-statement = Isitatimende
bets-from = Kusukela
bets-to = Kuze kube
bets-print = Phrinta
bets-csv = Landa i-CSV
bets-net = Inzuzo/ukulahlekelwa
