### Messages of my bets.

bets-sign-in = Log ind for at se dine spil.
bets-sign-in-button = Log ind
bets-filter = Filtrér spil
bets-filter-all = Alle
bets-filter-open = Åbne
bets-filter-settled = Afgjorte
bets-result-win = Vundne
bets-result-lose = Tabte
bets-result-refund = Refunderede
bets-live = Live
bets-score = Stilling
bets-half-time = Pause
bets-pause = Pause
bets-finished = Slutresultat
bets-loading = Indlæser dine spil…
bets-count = { $count ->
    [one] { $count } spil
   *[other] { $count } spil
}
bets-empty-all = Du har ingen spil endnu. De spil, du placerer, vises her.
bets-empty-open = Du har ingen åbne spil.
bets-empty-settled = Du har ingen afgjorte spil endnu.
bets-empty-win = Du har ingen vundne spil endnu.
bets-empty-lose = Du har ingen tabte spil.
bets-empty-refund = Du har ingen refunderede spil.
bets-failed = Dine spil kunne ikke indlæses.
bets-retry = Prøv igen
bets-older = Vis ældre spil
bets-loading-older = Indlæser ældre spil…
bets-stake = Indsats
bets-freebet = Freebet
bets-odds = Odds
bets-boosted-odds = Boostet odds
bets-possible-return = Mulig udbetaling
bets-returned = Udbetalt
bets-cashed-out = Cashet ud
bets-ref = Spil-id { $ref }
bets-loading-sum = Beregner…
bets-differs-open = Spillet er registreret med en mulig udbetaling på { $told }; efter vores beregning er den { $ours }. Det registrerede beløb gælder.
bets-differs-settled = Der blev udbetalt { $told } på spillet; efter vores beregning er det { $ours }. Kontakt kundeservice, og oplys spil-id.
bets-cashout = Cash out
bets-cashout-button = Cash out · { $amount }
bets-cashout-none = Intet cash out-tilbud lige nu
bets-cashout-question = Tag { $amount } nu? Spillet slutter, og du giver afkald på den mulige udbetaling på { $possible }.
bets-cashout-gain = { $difference } mere end din indsats
bets-cashout-loss = { $difference } mindre end din indsats
bets-cashout-even = Præcis din indsats
bets-cashout-changed = Tilbuddet er ændret: { $from } → { $to }
bets-cashout-confirm = Cash out · { $amount }
bets-cashout-keep = Behold spillet
bets-part-amount = Beløb til cash out
bets-part-question = Tag { $amount } nu for { $part } af din indsats? { $rest } bliver stående med en mulig udbetaling på { $possible }.
bets-part-done = Cash out på { $amount } for { $part } af din indsats
bets-order = Automatisk cash out
bets-order-amount = Cash ud, så snart tilbuddet når
bets-order-range = Mere end { $offer }, højst { $possible }
bets-order-note = Kun mens en side på dette site er åben og synlig. I baggrunden, offline eller lukket bliver intet cashet ud.
bets-order-set = Slå til
bets-order-waits = Casher automatisk ud ved { $amount } eller mere
bets-order-cancel = Slå fra
bets-cashout-withdrawn = Der er intet tilbud lige nu. Dit spil blev ikke cashet ud.
bets-cashout-processing = Casher { $amount } ud…
bets-cashout-in-progress = Casher ud…
bets-cashout-refused = Ikke cashet ud. Dit spil kører stadig.
bets-cashout-close = Luk
bets-cashout-unanswered = Vi ved endnu ikke, om spillet blev cashet ud. Vi tjekker det, før du kan prøve igen.
bets-cashout-look = Slå op igen
bets-cashout-looking = Slår dit spil op…
bets-cashout-not-done = Ikke cashet ud
bets-cashout-not-done-text = Dit spil kører stadig. Du kan prøve igen.
bets-cashout-done = Cashet ud: { $amount }
bets-cashout-done-text = Beløbet er på din saldo.
bets-reuse = Spil igen
bets-reuse-gone = Ingen af disse valg udbydes længere.
bets-reuse-failed = De aktuelle odds kunne ikke indlæses. Prøv igen.
bets-reuse-some-gone = { $count ->
    [one] { $count } valg udbydes ikke længere
   *[other] { $count } valg udbydes ikke længere
}
bets-statement = Oversigt
bets-from = Fra
bets-to = Til
bets-print = Udskriv
bets-csv = Hent CSV
bets-net = Nettoresultat
