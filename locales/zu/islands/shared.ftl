### Amagama ahlanganyelwe.

## Izaziso

alert-error-title = Kukhona okungahambanga kahle
alert-error-text = Sicela uzame futhi kamuva.
island-retry = Zama futhi
odds-format-not-saved = Ifomethi yama-odds ayigcinwanga
odds-format-not-saved-text = Iyasebenza kule divayisi, kodwa ayikwazanga ukugcinwa ku-akhawunti yakho.

## Time zone

time-zone = Izoni yesikhathi
time-zone-site = Isikhathi sesayithi ({ $offset })
time-zone-own = Isikhathi sakho ({ $offset })

## Amabhethi: uhlobo, isimo nomphumela

slip-type-single = I-single
slip-type-combo = I-multi
slip-combo-name = { $count ->
    [2] I-double
    [3] I-treble
   *[other] I-multi engu-{ $count }
}
slip-type-system = Isistimu
slip-type-custom_bet = I-Bet Builder
slip-type-singles = Ama-single
bets-system = { $lines ->
    [4] Trixie
    [7] Patent
    [11] Yankee
    [15] Lucky 15
    [26] Canadian
    [31] Lucky 31
    [57] Heinz
    [63] Lucky 63
    [120] Super Heinz
    [247] Goliath
   *[other] Isistimu { $win } / { $total }
}
slip-lines = { $count ->
    [one] Umugqa ongu-{ $count }
   *[other] Imigqa engu-{ $count }
}
bets-with-trader = Ihlolwa uchwepheshe wethu
bet-status-submitted = Iyahlolwa
bet-status-waiting_results = Ivuliwe
bet-status-ready_to_process = Iyaphothulwa
bet-status-done = Iphothuliwe
bet-status-cancelled = Ikhanseliwe
bet-status-rejected = Ayamukelwanga
bet-status-withdrawn = Ihoxisiwe
bet-status-cashed_out = I-Cash Out yenziwe
bet-status-cashout_in_progress = Kwenziwa i-Cash Out…
bet-result-no_results = Ivuliwe
bet-result-canceled = Ichithiwe
bet-result-win_entire = Iwinile
bet-result-lose_entire = Ilahlekile
bet-result-refund_entire = Ibuyisiwe
bet-result-refund_half_win_other = Uhhafu uwinile
bet-result-refund_half_lose_other = Uhhafu ulahlekile
bet-result-cashed_out = I-Cash Out yenziwe

## Ukwabelana ngebhethi

slip-share-title = Yabelana noma faka ikhodi
slip-share = Yabelana ngale bhethi
slip-share-code = Ikhodi
slip-share-pass = Yabelana ngelinki
slip-share-copied = Ilinki ikopishiwe.
slip-share-not-copied = Ilinki ayikwazanga ukukopishwa. Yikhethe ngenhla.
slip-share-failed = Akukwazekanga ukwabelana ngebhethi. Sicela uzame futhi.
slip-code-label = Ikhodi yebhethi okwabelwane ngayo
slip-code-go = Vula

## Izibalo

sum-title = Indlela okubalwe ngayo
