### Messages of my bets.

bets-sign-in = Mag-log in para makita ang mga taya mo.
bets-sign-in-button = Mag-log in
bets-filter = Salain ang mga taya
bets-filter-all = Lahat
bets-filter-open = Open
bets-filter-settled = Settled
bets-result-win = Panalo
bets-result-lose = Talo
bets-result-refund = Refund
bets-live = Live
bets-score = Score
bets-half-time = HT
bets-pause = Break
bets-finished = Final score
bets-loading = Nilo-load ang mga taya mo…
bets-count = { $count ->
    [one] { $count } taya
   *[other] { $count } na taya
}
bets-empty-all = Wala ka pang taya. Lalabas dito ang mga itataya mo.
bets-empty-open = Wala kang open na taya.
bets-empty-settled = Wala ka pang settled na taya.
bets-empty-win = Wala ka pang panalong taya.
bets-empty-lose = Wala kang talong taya.
bets-empty-refund = Wala kang na-refund na taya.
bets-failed = Hindi ma-load ang mga taya mo.
bets-retry = Subukan ulit
bets-older = Ipakita ang mga lumang taya
bets-loading-older = Nilo-load ang mga lumang taya…
bets-stake = Halaga ng taya
bets-freebet = Freebet
bets-odds = Odds
bets-boosted-odds = Pinataas na odds
bets-possible-return = Posibleng payout
bets-returned = Payout
bets-cashed-out = Na-cash out
bets-ref = Reference { $ref }
bets-loading-sum = Kinukuwenta…
bets-differs-open = Nakatala ang tayang ito sa posibleng payout na { $told }; sa kuwenta namin, { $ours }. Ang nakatalang halaga ang susundin.
bets-differs-settled = Nagbayad ang tayang ito ng { $told }; sa kuwenta namin, { $ours }. Kontakin ang support at banggitin ang reference ng taya.
bets-cashout = Cash out
bets-cashout-button = Cash out · { $amount }
bets-cashout-none = Walang alok na cash out sa ngayon
bets-cashout-question = Kunin ang { $amount } ngayon? Matatapos ang taya, at bibitawan mo ang posibleng payout na { $possible }.
bets-cashout-gain = Mas mataas ng { $difference } sa taya mo
bets-cashout-loss = Mas mababa ng { $difference } sa taya mo
bets-cashout-even = Eksaktong halaga ng taya mo
bets-cashout-changed = Nagbago ang alok: { $from } → { $to }
bets-cashout-confirm = Cash out · { $amount }
bets-cashout-keep = Ituloy ang taya
bets-part-amount = Halagang ika-cash out
bets-part-question = Kunin ang { $amount } ngayon para sa { $part } ng taya mo? Mananatili ang { $rest }, na may posibleng payout na { $possible }.
bets-part-done = Na-cash out ang { $amount } para sa { $part } ng taya mo
bets-order = Awtomatikong cash out
bets-order-amount = I-cash out kapag umabot ang alok sa
bets-order-range = Higit sa { $offer }, hanggang { $possible }
bets-order-note = Habang bukas at nakikita lang ang isang page ng site na ito. Kapag nasa background, offline o sarado, hindi ito ika-cash out.
bets-order-set = I-on
bets-order-waits = Awtomatikong ika-cash out sa { $amount } o higit pa
bets-order-cancel = I-off
bets-cashout-withdrawn = Walang alok sa ngayon. Hindi na-cash out ang taya mo.
bets-cashout-processing = Kina-cash out ang { $amount }…
bets-cashout-in-progress = Kina-cash out…
bets-cashout-refused = Hindi na-cash out. Tuloy pa ang taya mo.
bets-cashout-close = Isara
bets-cashout-unanswered = Hindi pa namin alam kung na-cash out ang tayang ito. Tinitingnan namin bago ka makasubok ulit.
bets-cashout-look = Hanapin ulit
bets-cashout-looking = Hinahanap ang taya mo…
bets-cashout-not-done = Hindi na-cash out
bets-cashout-not-done-text = Tuloy pa ang taya mo. Puwede mong subukan ulit.
bets-cashout-done = Na-cash out: { $amount }
bets-cashout-done-text = Nasa balanse mo na ang halaga.
bets-reuse = Tumaya ulit
bets-reuse-gone = Wala nang inaalok sa mga pick na ito.
bets-reuse-failed = Hindi ma-load ang kasalukuyang odds. Subukan ulit.
bets-reuse-some-gone = { $count ->
    [one] Hindi na inaalok ang { $count } pick
   *[other] Hindi na inaalok ang { $count } na pick
}
bets-statement = Statement
bets-from = Mula
bets-to = Hanggang
bets-print = I-print
bets-csv = I-download ang CSV
bets-net = Netong resulta
