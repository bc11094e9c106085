### Messages of my bets.

bets-sign-in = Log in om je bets te zien.
bets-sign-in-button = Inloggen
bets-filter = Bets filteren
bets-filter-all = Alle
bets-filter-open = Open
bets-filter-settled = Afgerekend
bets-result-win = Gewonnen
bets-result-lose = Verloren
bets-result-refund = Terugbetaald
bets-live = Live
bets-score = Stand
bets-half-time = Rust
bets-pause = Pauze
bets-finished = Einduitslag
bets-loading = Je bets worden geladen…
bets-count = { $count ->
    [one] { $count } bet
   *[other] { $count } bets
}
bets-empty-all = Je hebt nog geen bets. De bets die je plaatst, verschijnen hier.
bets-empty-open = Je hebt geen openstaande bets.
bets-empty-settled = Je hebt nog geen afgerekende bets.
bets-empty-win = Je hebt nog geen gewonnen bets.
bets-empty-lose = Je hebt geen verloren bets.
bets-empty-refund = Je hebt geen terugbetaalde bets.
bets-failed = Je bets konden niet worden geladen.
bets-retry = Opnieuw proberen
bets-older = Oudere bets tonen
bets-loading-older = Oudere bets worden geladen…
bets-stake = Inzet
bets-freebet = Free bet
bets-odds = Odds
bets-boosted-odds = Verhoogde odds
bets-possible-return = Mogelijke uitbetaling
bets-returned = Uitbetaald
bets-cashed-out = Cash-out
bets-ref = Referentie { $ref }
bets-loading-sum = Bezig met berekenen…
bets-differs-open = Voor deze bet is een mogelijke uitbetaling van { $told } vastgelegd; volgens onze berekening is het { $ours }. Het vastgelegde bedrag geldt.
bets-differs-settled = Voor deze bet is { $told } uitbetaald; volgens onze berekening is het { $ours }. Neem contact op met de klantenservice en noem de referentie van de bet.
bets-cashout = Cash-out
bets-cashout-button = Cash-out · { $amount }
bets-cashout-none = Nu geen cash-outaanbod
bets-cashout-question = Nu { $amount } nemen? De bet eindigt en je geeft de mogelijke uitbetaling van { $possible } op.
bets-cashout-gain = { $difference } meer dan je inzet
bets-cashout-loss = { $difference } minder dan je inzet
bets-cashout-even = Precies je inzet
bets-cashout-changed = Het aanbod is gewijzigd: { $from } → { $to }
bets-cashout-confirm = Cash-out · { $amount }
bets-cashout-keep = Bet houden
bets-part-amount = Bedrag van de cash-out
bets-part-question = Nu { $amount } nemen voor { $part } van je inzet? { $rest } blijft staan, met een mogelijke uitbetaling van { $possible }.
bets-part-done = Cash-out van { $amount } voor { $part } van je inzet
bets-order = Automatische cash-out
bets-order-amount = Cash-out zodra het aanbod dit bedrag bereikt
bets-order-range = Meer dan { $offer }, hoogstens { $possible }
bets-order-note = Alleen zolang een pagina van deze site open en in beeld is. Op de achtergrond, offline of gesloten is er geen cash-out.
bets-order-set = Aanzetten
bets-order-waits = Automatische cash-out vanaf { $amount }
bets-order-cancel = Uitzetten
bets-cashout-withdrawn = Er is nu geen aanbod. Er is geen cash-out gedaan.
bets-cashout-processing = Cash-out van { $amount }…
bets-cashout-in-progress = Cash-out loopt…
bets-cashout-refused = Geen cash-out. Je bet loopt nog.
bets-cashout-close = Sluiten
bets-cashout-unanswered = We weten nog niet of de cash-out van deze bet gelukt is. We controleren dat voordat je het opnieuw kunt proberen.
bets-cashout-look = Opnieuw kijken
bets-cashout-looking = Je bet wordt opgezocht…
bets-cashout-not-done = Geen cash-out
bets-cashout-not-done-text = Je bet loopt nog. Je kunt het opnieuw proberen.
bets-cashout-done = Cash-out: { $amount }
bets-cashout-done-text = Het bedrag staat in je saldo.
bets-reuse = Weer inzetten
bets-reuse-gone = Geen van deze selecties wordt nog aangeboden.
bets-reuse-failed = De actuele odds konden niet worden geladen. Probeer het opnieuw.
bets-reuse-some-gone = { $count ->
    [one] { $count } selectie wordt niet meer aangeboden
   *[other] { $count } selecties worden niet meer aangeboden
}
bets-statement = Overzicht
bets-from = Van
bets-to = Tot en met
bets-print = Afdrukken
bets-csv = CSV downloaden
bets-net = Nettoresultaat
