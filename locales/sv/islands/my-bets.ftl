### Messages of my bets.

bets-sign-in = Logga in för att se dina spel.
bets-sign-in-button = Logga in
bets-filter = Filtrera spel
bets-filter-all = Alla
bets-filter-open = Öppna
bets-filter-settled = Avgjorda
bets-result-win = Vinster
bets-result-lose = Förluster
bets-result-refund = Återbetalda
bets-live = Live
bets-score = Ställning
bets-half-time = Paus
bets-pause = Paus
bets-finished = Slutresultat
bets-loading = Laddar dina spel…
bets-count = { $count ->
    [one] { $count } spel
   *[other] { $count } spel
}
bets-empty-all = Du har inga spel än. Spel som du lägger visas här.
bets-empty-open = Du har inga öppna spel.
bets-empty-settled = Du har inga avgjorda spel än.
bets-empty-win = Du har inga vinnande spel än.
bets-empty-lose = Du har inga förlorade spel.
bets-empty-refund = Du har inga återbetalda spel.
bets-failed = Dina spel kunde inte laddas.
bets-retry = Försök igen
bets-older = Visa äldre spel
bets-loading-older = Laddar äldre spel…
bets-stake = Insats
bets-freebet = Gratisspel
bets-odds = Odds
bets-boosted-odds = Boostat odds
bets-possible-return = Möjlig utbetalning
bets-returned = Utbetalt
bets-cashed-out = Cash out
bets-ref = Spel-id { $ref }
bets-loading-sum = Räknar ut…
bets-differs-open = Spelet är registrerat med en möjlig utbetalning på { $told }; enligt vår uträkning är den { $ours }. Det registrerade beloppet gäller.
bets-differs-settled = Spelet gav { $told } i utbetalning; enligt vår uträkning är det { $ours }. Kontakta kundtjänst och ange spel-id.
bets-cashout = Cash out
bets-cashout-button = Cash out · { $amount }
bets-cashout-none = Inget erbjudande om cash out just nu
bets-cashout-question = Ta { $amount } nu? Spelet avslutas och du avstår från den möjliga utbetalningen på { $possible }.
bets-cashout-gain = { $difference } mer än din insats
bets-cashout-loss = { $difference } mindre än din insats
bets-cashout-even = Exakt din insats
bets-cashout-changed = Erbjudandet har ändrats: { $from } → { $to }
bets-cashout-confirm = Cash out · { $amount }
bets-cashout-keep = Behåll spelet
bets-part-amount = Belopp för cash out
bets-part-question = Ta { $amount } nu för { $part } av din insats? { $rest } ligger kvar med en möjlig utbetalning på { $possible }.
bets-part-done = Cash out på { $amount } för { $part } av din insats
bets-order = Automatisk cash out
bets-order-amount = Cash out så snart erbjudandet når
bets-order-range = Mer än { $offer }, högst { $possible }
bets-order-note = Bara när en sida på sajten är öppen och syns. I bakgrunden, offline eller stängd görs ingen cash out.
bets-order-set = Slå på
bets-order-waits = Automatisk cash out vid { $amount } eller mer
bets-order-cancel = Stäng av
bets-cashout-withdrawn = Det finns inget erbjudande just nu. Ingen cash out gjordes.
bets-cashout-processing = Cash out på { $amount } pågår…
bets-cashout-in-progress = Cash out pågår…
bets-cashout-refused = Ingen cash out gjordes. Ditt spel är kvar.
bets-cashout-close = Stäng
bets-cashout-unanswered = Vi vet inte än om cash out gick igenom. Vi kontrollerar det innan du kan försöka igen.
bets-cashout-look = Kolla igen
bets-cashout-looking = Kollar upp ditt spel…
bets-cashout-not-done = Ingen cash out gjordes
bets-cashout-not-done-text = Ditt spel är kvar. Du kan försöka igen.
bets-cashout-done = Cash out gjord: { $amount }
bets-cashout-done-text = Beloppet finns på ditt saldo.
bets-reuse = Spela igen
bets-reuse-gone = Inget av valen erbjuds längre.
bets-reuse-failed = Aktuella odds kunde inte laddas. Försök igen.
bets-reuse-some-gone = { $count ->
    [one] { $count } val erbjuds inte längre
   *[other] { $count } val erbjuds inte längre
}
bets-statement = Översikt
bets-from = Från
bets-to = Till
bets-print = Skriv ut
bets-csv = Ladda ner CSV
bets-net = Nettoresultat
