### Messages of my bets.

bets-sign-in = Logg inn for å se spillene dine.
bets-sign-in-button = Logg inn
bets-filter = Filtrer spill
bets-filter-all = Alle
bets-filter-open = Åpne
bets-filter-settled = Avgjorte
bets-result-win = Vunne
bets-result-lose = Tapte
bets-result-refund = Refunderte
bets-live = Live
bets-score = Stilling
bets-half-time = Pause
bets-pause = Pause
bets-finished = Sluttresultat
bets-loading = Laster inn spillene dine…
bets-count = { $count ->
    [one] { $count } spill
   *[other] { $count } spill
}
bets-empty-all = Du har ingen spill ennå. Spill du leverer, vises her.
bets-empty-open = Du har ingen åpne spill.
bets-empty-settled = Du har ingen avgjorte spill ennå.
bets-empty-win = Du har ingen vunne spill ennå.
bets-empty-lose = Du har ingen tapte spill.
bets-empty-refund = Du har ingen refunderte spill.
bets-failed = Spillene dine kunne ikke lastes inn.
bets-retry = Prøv igjen
bets-older = Vis eldre spill
bets-loading-older = Laster inn eldre spill…
bets-stake = Innsats
bets-freebet = Gratisspill
bets-odds = Odds
bets-boosted-odds = Boostet odds
bets-possible-return = Mulig utbetaling
bets-returned = Utbetalt
bets-cashed-out = Cash out
bets-ref = Referanse { $ref }
bets-loading-sum = Regner ut…
bets-differs-open = Spillet er registrert med en mulig utbetaling på { $told }; etter vår beregning er den { $ours }. Det registrerte beløpet gjelder.
bets-differs-settled = Det ble utbetalt { $told } på spillet; etter vår beregning er det { $ours }. Kontakt kundeservice og oppgi spillets referanse.
bets-cashout = Cash out
bets-cashout-button = Cash out · { $amount }
bets-cashout-none = Ikke noe cash out-tilbud nå
bets-cashout-question = Ta { $amount } nå? Spillet avsluttes, og du gir avkall på den mulige utbetalingen på { $possible }.
bets-cashout-gain = { $difference } mer enn innsatsen
bets-cashout-loss = { $difference } mindre enn innsatsen
bets-cashout-even = Nøyaktig innsatsen
bets-cashout-changed = Tilbudet er endret: { $from } → { $to }
bets-cashout-confirm = Cash out · { $amount }
bets-cashout-keep = Behold spillet
bets-part-amount = Beløp til cash out
bets-part-question = Ta { $amount } nå for { $part } av innsatsen? { $rest } blir stående, med en mulig utbetaling på { $possible }.
bets-part-done = Cash out på { $amount } for { $part } av innsatsen
bets-order = Automatisk cash out
bets-order-amount = Cash out så snart tilbudet når
bets-order-range = Mer enn { $offer }, høyst { $possible }
bets-order-note = Bare mens en side på dette nettstedet er åpen og synlig. I bakgrunnen, frakoblet eller lukket utføres ingen cash out.
bets-order-set = Slå på
bets-order-waits = Automatisk cash out ved { $amount } eller mer
bets-order-cancel = Slå av
bets-cashout-withdrawn = Det er ikke noe tilbud akkurat nå. Cash out ble ikke utført.
bets-cashout-processing = Cash out av { $amount } pågår…
bets-cashout-in-progress = Cash out pågår…
bets-cashout-refused = Cash out ble ikke utført. Spillet ditt gjelder fortsatt.
bets-cashout-close = Lukk
bets-cashout-unanswered = Vi vet ikke ennå om cash out av spillet ble utført. Vi sjekker det før du kan prøve igjen.
bets-cashout-look = Slå opp igjen
bets-cashout-looking = Slår opp spillet ditt…
bets-cashout-not-done = Cash out ikke utført
bets-cashout-not-done-text = Spillet ditt gjelder fortsatt. Du kan prøve igjen.
bets-cashout-done = Cash out utført: { $amount }
bets-cashout-done-text = Beløpet er på saldoen din.
bets-reuse = Spill igjen
bets-reuse-gone = Ingen av disse valgene tilbys lenger.
bets-reuse-failed = Oppdaterte odds kunne ikke lastes inn. Prøv igjen.
bets-reuse-some-gone = { $count ->
    [one] { $count } valg tilbys ikke lenger
   *[other] { $count } valg tilbys ikke lenger
}
bets-statement = Oversikt
bets-from = Fra
bets-to = Til
bets-print = Skriv ut
bets-csv = Last ned CSV
bets-net = Nettoresultat
