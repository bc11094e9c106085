### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = Kupong
slip-tab-slip = Kupong
slip-tab-bets = Mine spill
slip-close = Lukk kupongen
slip-empty-title = Kupongen din er tom
slip-empty-text = Trykk på en odds for å legge den til her.
slip-quick-bet = Hurtigspill
slip-code = Har du en kode?
slip-code-open = Åpne

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } valg
   *[other] { $count } valg
}
slip-selections-label = Valg
slip-remove = Fjern { $name }
slip-clear = Fjern alle
slip-emptied = Kupongen er tømt
slip-undo = Angre
slip-price-moved = { $from } → { $to } siden du la den til
slip-price-changed = Oddsen er endret: { $from } → { $to }
slip-moves = Oddshistorikk for dette besøket
slip-suspended = Suspendert: ingen spill akkurat nå
slip-suspended-provider = Suspendert: ingen data
slip-unavailable = Tilbys ikke lenger
slip-live = Live
slip-bar-open = Kupong
slip-bar-singles = { $count ->
    [one] { $count } singel
   *[other] { $count } singler
}
slip-bar-no-stake = Ingen innsats
slip-bar-remove = Fjern et valg for å fortsette
slip-conflict-here-same_match = Kan ikke kombineres med et annet valg fra samme kamp
slip-conflict-here-outright = Kan ikke kombineres med et annet valg på samme turnering
slip-conflict-here-mixed_providers = Kan ikke kombineres med de andre valgene
slip-conflict-here-system_provider = Godtas ikke i systemspill
slip-conflict-here-custom_bet_match = Ikke fra samme kamp som Bet Builder
slip-conflict-here-custom_bet_alone = Kan ikke leveres sammen med en Bet Builder

## Bet slip: the bet

slip-stake = Innsats
slip-stake-currency = Innsats i { $currency }
slip-quick-add = Sats { $amount }
slip-quick-amounts = Hurtigbeløp
slip-odds = Totalodds
slip-return = Mulig utbetaling
slip-types = Spilltype
slip-join = Lag Bet Builder · { $odds }
slip-join-asking = Leter etter Bet Builder…
slip-refusal-no_system_type = { $count ->
    [one] Et systemspill trenger flere valg.
   *[other] Det finnes ikke noe system for { $count } valg.
}
slip-refusal-multi_single_unavailable = Disse valgene kan ikke leveres som flere singler.
slip-system = System
slip-system-option = { $count ->
    [one] { $win } av { $total } · { $count } rekke
   *[other] { $win } av { $total } · { $count } rekker
}
slip-return-currency = Utbetaling i { $currency }
slip-by-return = Velg utbetaling
slip-by-stake = Velg innsats
slip-line-stake = Innsats per rekke
slip-stake-freebet = Gratisspill
slip-max = Maks
slip-max-label = Sats maksimalt
slip-max-failed = Maksimal innsats kunne ikke lastes inn. Prøv igjen.
slip-total-stake = Total innsats
slip-lines-of = { $count ->
    [one] { $count } rekke à { $amount }
   *[other] { $count } rekker à { $amount }
}
slip-boosted-odds = Boostet odds

## Bet slip: why placing is blocked

slip-stake-empty = Skriv inn en innsats.
slip-stake-negative = Innsatsen kan ikke være negativ.
slip-stake-exponent = Skriv inn hele beløpet, for eksempel 1000.
slip-stake-not_a_number = Skriv inn beløpet med tall, for eksempel { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } har ingen desimaler. Skriv inn et helt beløp.
    [one] Beløp i { $currency } har høyst { $decimals } desimal.
   *[other] Beløp i { $currency } har høyst { $decimals } desimaler.
}
slip-stake-too_large = Beløpet er for høyt.
slip-stake-not-positive = Innsatsen må være over null.
slip-stake-below-min = Minste innsats er { $amount }.
slip-stake-above-max = Høyeste innsats er { $amount }.
slip-stake-own-limit = Din egen grense gir deg { $amount } igjen å satse.
slip-stake-own-limit-until = Din egen grense gir deg { $amount } igjen å satse. Nullstilles: { $moment }.
slip-stake-above-balance = Saldoen din er { $amount }. Senk innsatsen.
slip-balance-empty = Saldoen din er { $amount }.
slip-currency-unlisted = Det er ikke mulig å spille i { $currency } her.
slip-deposit = Sett inn
slip-blocked-suspended = { $count ->
    [one] Et valg er suspendert. Vent til det åpner igjen, eller fjern det.
   *[other] { $count } valg er suspendert. Vent til de åpner igjen, eller fjern dem.
}
slip-changed = { $count ->
    [one] En odds er endret. Sjekk den før du fortsetter.
   *[other] { $count } odds er endret. Sjekk dem før du fortsetter.
}
slip-gone = { $count ->
    [one] Et valg tilbys ikke lenger.
   *[other] { $count } valg tilbys ikke lenger.
}
slip-conflict-same_match = To av valgene dine er fra samme kamp. Fjern ett for å fortsette.
slip-conflict-outright = To av valgene dine er på samme turnering. Fjern ett for å fortsette.
slip-conflict-joinable = To av valgene dine er fra samme kamp. Lag en Bet Builder av dem, eller fjern ett.
slip-conflict-mixed_providers = Disse valgene kan ikke kombineres i ett spill. Fjern ett for å fortsette.
slip-conflict-system_provider = Noen av disse valgene godtas ikke i systemspill. Fjern dem eller velg en annen type.
slip-conflict-custom_bet_match = En Bet Builder kombinerer valg fra én kamp. Fjern de andre for å fortsette.
slip-conflict-custom_bet_alone = En Bet Builder leveres alene. Fjern de andre valgene for å fortsette.
slip-custom-disabled = Bet Builder-spill tas ikke imot akkurat nå.
slip-custom-too-short = En Bet Builder trenger minst to valg.
slip-custom-odds-missing = Henter oddsen for dette Bet Builder-spillet.
slip-custom-changed = Oddsen for din Bet Builder er endret. Sjekk den før du fortsetter.
slip-return-too-small = Dette spillet kan ikke utbetale mer enn innsatsen.
slip-freebet-pending = Sjekker om gratisspillet ditt passer til dette spillet. Du kan også skrive inn en egen innsats.

## Bet slip: the button

slip-accept = Godta endringer
slip-accept-remove = { $count ->
    [one] Godta endringer og fjern { $count }
   *[other] Godta endringer og fjern { $count }
}
slip-accept-only-remove = { $count ->
    [one] Fjern valget
   *[other] Fjern { $count } valg
}
slip-sign-in = Logg inn for å spille
slip-offline = Ingen forbindelse
slip-place = { $count ->
    [one] Lever spill · { $amount }
   *[other] Lever { $count } spill · { $amount }
}
slip-place-freebet = { $count ->
    [one] Lever gratisspill · { $amount }
   *[other] Lever { $count } gratisspill · { $amount }
}
slip-place-both = { $count ->
    [one] Lever spill · { $amount } og gratis { $free }
   *[other] Lever { $count } spill · { $amount } og gratis { $free }
}
slip-place-empty = { $count ->
    [one] Lever spill
   *[other] Lever { $count } spill
}
slip-placing = { $count ->
    [one] Leverer spillet ditt…
   *[other] Leverer { $count } spill…
}

## Bet slip: results of placing

slip-error-invalid-odds = Oddsen endret seg mens spillet ble levert. Sjekk den nye oddsen, og lever spillet igjen.
slip-error-invalid-custom-odds = Oddsen for dette Bet Builder-spillet er endret. Sjekk den nye oddsen, og lever spillet igjen.
slip-error-suspended = Et valg ble suspendert mens spillet ble levert. Spillet ble ikke levert.
slip-error-funds = Saldoen din er for lav til denne innsatsen. Spillet ble ikke levert.
slip-error-stake = Denne innsatsen godtas ikke. Spillet ble ikke levert.
slip-error-not-placed = Spillet ble ikke levert, og ingenting ble trukket fra saldoen din. Du kan levere det igjen.
slip-error-maybe-placed = Vi kan ikke fastslå om spillet ble levert: Blant spillene dine er det mer enn ett slikt. Sjekk Mine spill før du leverer det igjen.
slip-other-player = En annen spiller er logget inn
slip-other-player-text = Ingenting ble levert. Sjekk øverst på siden hvilken konto som er logget inn, og lever så spillet igjen.
slip-error-default = Spillet ble ikke levert. Prøv igjen.
slip-unanswered-title = Vi vet ikke ennå om spillet ditt ble levert
slip-unanswered-text = Det kom ikke noe svar. Vi slår opp spillet ditt slik at det ikke blir levert to ganger. Det kan ta opptil { $seconds } sekunder.
slip-unanswered-waiting = Spillet ditt kunne ikke slås opp. Sjekk forbindelsen, og slå det så opp igjen.
slip-unanswered-looking = Slår opp spillet ditt…
slip-unanswered-look = Slå opp igjen
slip-receipt-lost-text = Svaret gikk tapt på veien, men vi har mottatt spillet ditt, én gang.
slip-receipt-ref = Referanse
slip-keep = Behold valg
slip-done = Ferdig
slip-error-municipality = Profilen din mangler kommune. Legg den til, og lever spillet igjen.
slip-error-win-too-small = Med denne oddsen kan ikke spillet utbetale mer enn innsatsen. Det ble ikke levert.
slip-error-elsewhere = Et spill leveres i en annen fane. Vent på det, og lever så dette igjen.
slip-receipt-placed = { $count ->
    [one] Spill godtatt
   *[other] { $count } spill godtatt
}
slip-receipt-placed-text = { $count ->
    [one] Det ligger i Mine spill.
   *[other] De ligger i Mine spill.
}
slip-receipt-checking = { $count ->
    [one] Spill mottatt, sjekkes
   *[other] { $count } spill mottatt, sjekkes
}
slip-receipt-checking-text = Ikke godtatt ennå. Avgjørelsen vises her og i Mine spill, som regel innen noen sekunder.
slip-receipt-review = { $count ->
    [one] Spill mottatt, sjekkes
   *[other] { $count } spill mottatt, sjekkes
}
slip-receipt-review-text = Ikke godtatt ennå. En oddssetter sjekker det først; avgjørelsen vises her og i Mine spill.
slip-receipt-rejected = Spill ikke godtatt
slip-receipt-rejected-text = Oddsen eller markedet endret seg før spillet ble godtatt. Innsatsen er tilbake på saldoen din.
slip-receipt-missing = { $count ->
    [one] Ett spill ble ikke levert; ingenting ble trukket for det.
   *[other] { $count } spill ble ikke levert; ingenting ble trukket for dem.
}
slip-receipt-moved = Godtatt til endret odds, slik innstillingene dine tillater.
slip-placed-view = Vis
slip-placed-close = Lukk denne meldingen

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Ingen bonus
slip-bonus-comboboost = Kombiboost
slip-boost-next = { $count ->
    [one] { $boost } med ett valg til på odds { $odds } eller høyere
   *[other] { $boost } med { $count } valg til på odds { $odds } eller høyere
}
slip-bonus-freebet = Gratisspill
slip-bonus-freebet_only_win = Gratisspill, kun gevinst
slip-bonus-freebet_all_win = Gratisspill, innsats og gevinst
slip-bonus-freebet_no_risk = Innsats tilbake som gratisspill
slip-bonus-hunting = Jakt
slip-bonus-tournament = Turnering
slip-bonus-lootbox = Lootboks
slip-bonus-about-comboboost = Øker oddsen på denne kombinasjonen.
slip-bonus-about-freebet = Vi betaler innsatsen. Vinner spillet, får du gevinsten uten innsatsen.
slip-bonus-about-freebet_only_win = Vi betaler innsatsen. Vinner spillet, får du gevinsten uten innsatsen.
slip-bonus-about-freebet_all_win = Vi betaler innsatsen. Vinner spillet, får du innsatsen og gevinsten.
slip-bonus-about-freebet_no_risk = Du betaler innsatsen. Taper spillet, får du innsatsen tilbake som gratisspill.
slip-bonus-about-hunting = Dette spillet gir poeng i jakten din.
slip-bonus-about-tournament = Dette spillet gir poeng i turneringen din.
slip-bonus-about-lootbox = Dette spillet gir poeng til lootboksen din.

## Bet slip: quick bet

slip-quick-bet-stake = Hurtigspill
slip-quick-bet-ready = Slått på: Ett trykk på en odds spiller for { $amount } med en gang.
slip-quick-bet-not-approved = Skriv inn en innsats og slå på hurtigspill; til da går odds til kupongen.
slip-quick-bet-approve = Slå på hurtigspill · { $amount }
slip-quick-bet-approve-empty = Skriv inn en innsats
slip-quick-bet-placing = Leverer { $amount } på { $name } til { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Hurtigspill godtatt
slip-quick-bet-checking = Hurtigspill mottatt, sjekkes
slip-quick-bet-review = Hurtigspill mottatt, sjekkes
slip-quick-bet-rejected = Hurtigspill ikke godtatt
slip-quick-bet-error = Hurtigspill ikke levert
slip-quick-bet-text = { $event } · { $market }: { $name } til { $odds } · { $amount }
slip-quick-bet-on = Hurtigspill er på · { $amount }
slip-quick-bet-off = Slå av
slip-quick-bet-idle = Hurtigspill er av
slip-quick-bet-idle-text = Du har ikke levert hurtigspill på { $minutes } minutter. Du kan slå det på igjen i kupongen.

## Bet slip: sharing

slip-share-converted = Den delte innsatsen på { $from } er omregnet til { $to }.
slip-code-loading = Åpner det delte spillet…
slip-code-not_found = Fant ikke spillet. Sjekk koden.
slip-code-nothing_left = Ingenting i dette spillet tilbys lenger. Prøv et annet spill.
slip-code-later = Det delte spillet kunne ikke åpnes. Prøv igjen senere.
slip-code-close = Lukk
slip-code-ask = { $count ->
    [one] Det delte spillet har { $count } valg, og kupongen din er ikke tom. Vil du legge det til eller erstatte kupongen?
   *[other] Det delte spillet har { $count } valg, og kupongen din er ikke tom. Vil du legge dem til eller erstatte kupongen?
}
slip-code-answer-add = Legg til i kupongen
slip-code-answer-replace = Erstatt kupongen
slip-code-answer-cancel = La den være

## Bet slip: settings

slip-settings = Innstillinger
slip-accept-mode = Hvis oddsen endres ved levering
slip-accept-mode-none = Spør meg om hver endring
slip-accept-mode-higher = Godta høyere odds, spør om lavere
slip-accept-mode-any = Godta alle endringer
slip-quick-own = Dine hurtigbeløp i { $currency }
slip-quick-own-field = Hurtigbeløp { $number }
slip-quick-save = Lagre beløp
slip-quick-saved = Beløpene er lagret.
slip-quick-invalid = Skriv inn hvert beløp med tall og over null, eller la det stå tomt.
slip-settings-failed = Innstillingene kunne ikke lagres. Prøv igjen.
slip-odds-format = Oddsformat
slip-odds-format-european = Desimal
slip-odds-format-british = Brøk
slip-odds-format-american = Amerikansk
slip-odds-format-hongkong = Hongkong
slip-odds-format-malaysian = Malayisk
slip-odds-format-indonesian = Indonesisk
