### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = Kupon
slip-tab-slip = Kupon
slip-tab-bets = Mine spil
slip-close = Luk kuponen
slip-empty-title = Din kupon er tom
slip-empty-text = Tryk på et odds for at lægge det her.
slip-quick-bet = Hurtigspil
slip-code = Har du en kode?
slip-code-open = Åbn

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } valg
   *[other] { $count } valg
}
slip-selections-label = Valg
slip-remove = Fjern { $name }
slip-clear = Fjern alle
slip-emptied = Kuponen er tømt
slip-undo = Fortryd
slip-price-moved = { $from } → { $to }, siden du tilføjede det
slip-price-changed = Oddset er ændret: { $from } → { $to }
slip-moves = Oddshistorik for dette besøg
slip-suspended = Suspenderet: ingen spil lige nu
slip-suspended-provider = Suspenderet: ingen data
slip-unavailable = Udbydes ikke længere
slip-live = Live
slip-bar-open = Kupon
slip-bar-singles = { $count ->
    [one] { $count } single
   *[other] { $count } singler
}
slip-bar-no-stake = Ingen indsats endnu
slip-bar-remove = Fjern et valg for at fortsætte
slip-conflict-here-same_match = Kan ikke kombineres med et andet valg fra samme kamp
slip-conflict-here-outright = Kan ikke kombineres med et andet valg på samme turnering
slip-conflict-here-mixed_providers = Kan ikke kombineres med de andre valg
slip-conflict-here-system_provider = Kan ikke bruges i et systemspil
slip-conflict-here-custom_bet_match = Ikke fra samme kamp som Bet Builder
slip-conflict-here-custom_bet_alone = Kan ikke placeres sammen med en Bet Builder

## Bet slip: the bet

slip-stake = Indsats
slip-stake-currency = Indsats i { $currency }
slip-quick-add = Indsats { $amount }
slip-quick-amounts = Hurtige beløb
slip-odds = Samlet odds
slip-return = Mulig udbetaling
slip-types = Spiltype
slip-join = Lav til Bet Builder · { $odds }
slip-join-asking = Leder efter Bet Builder…
slip-refusal-no_system_type = { $count ->
    [one] Et systemspil kræver flere valg.
   *[other] Der er intet system til { $count } valg.
}
slip-refusal-multi_single_unavailable = Disse valg kan ikke placeres som flere singler.
slip-system = System
slip-system-option = { $count ->
    [one] { $win } af { $total } · { $count } række
   *[other] { $win } af { $total } · { $count } rækker
}
slip-return-currency = Udbetaling i { $currency }
slip-by-return = Vælg udbetaling
slip-by-stake = Vælg indsats
slip-line-stake = Indsats pr. række
slip-stake-freebet = Freebet
slip-max = Maks.
slip-max-label = Sats maksimum
slip-max-failed = Den maksimale indsats kunne ikke indlæses. Prøv igen.
slip-total-stake = Samlet indsats
slip-lines-of = { $count ->
    [one] { $count } række à { $amount }
   *[other] { $count } rækker à { $amount }
}
slip-boosted-odds = Boostet odds

## Bet slip: why placing is blocked

slip-stake-empty = Indtast en indsats.
slip-stake-negative = En indsats kan ikke være negativ.
slip-stake-exponent = Indtast hele beløbet, for eksempel 1000.
slip-stake-not_a_number = Indtast beløbet i tal, for eksempel { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } har ingen decimaler. Indtast et helt beløb.
    [one] Beløb i { $currency } har højst { $decimals } decimal.
   *[other] Beløb i { $currency } har højst { $decimals } decimaler.
}
slip-stake-too_large = Beløbet er for stort.
slip-stake-not-positive = Indsatsen skal være over nul.
slip-stake-below-min = Den mindste indsats er { $amount }.
slip-stake-above-max = Den største indsats er { $amount }.
slip-stake-own-limit = Din egen grænse giver dig { $amount } tilbage at satse.
slip-stake-own-limit-until = Din egen grænse giver dig { $amount } tilbage at satse. Nulstilles: { $moment }.
slip-stake-above-balance = Din saldo er { $amount }. Sænk indsatsen.
slip-balance-empty = Din saldo er { $amount }.
slip-currency-unlisted = Der kan ikke spilles i { $currency } her.
slip-deposit = Indbetal
slip-blocked-suspended = { $count ->
    [one] Et valg er suspenderet. Vent, til det åbner igen, eller fjern det.
   *[other] { $count } valg er suspenderet. Vent, til de åbner igen, eller fjern dem.
}
slip-changed = { $count ->
    [one] Et odds er ændret. Tjek det, før du fortsætter.
   *[other] { $count } odds er ændret. Tjek dem, før du fortsætter.
}
slip-gone = { $count ->
    [one] Et valg udbydes ikke længere.
   *[other] { $count } valg udbydes ikke længere.
}
slip-conflict-same_match = To af dine valg er fra samme kamp. Fjern et for at fortsætte.
slip-conflict-outright = To af dine valg er på samme turnering. Fjern et for at fortsætte.
slip-conflict-joinable = To af dine valg er fra samme kamp. Lav dem til en Bet Builder, eller fjern et.
slip-conflict-mixed_providers = Disse valg kan ikke kombineres i ét spil. Fjern et for at fortsætte.
slip-conflict-system_provider = Nogle af disse valg kan ikke bruges i et systemspil. Fjern dem, eller vælg en anden type.
slip-conflict-custom_bet_match = En Bet Builder samler valg fra én kamp. Fjern de andre for at fortsætte.
slip-conflict-custom_bet_alone = En Bet Builder placeres alene. Fjern de andre valg for at fortsætte.
slip-custom-disabled = Bet Builder-spil accepteres ikke lige nu.
slip-custom-too-short = En Bet Builder kræver mindst to valg.
slip-custom-odds-missing = Henter odds for denne Bet Builder.
slip-custom-changed = Odds for din Bet Builder er ændret. Tjek dem, før du fortsætter.
slip-return-too-small = Dette spil kan ikke udbetale mere end indsatsen.
slip-freebet-pending = Tjekker, om dit freebet passer til dette spil. Du kan også indtaste din egen indsats.

## Bet slip: the button

slip-accept = Acceptér ændringer
slip-accept-remove = { $count ->
    [one] Acceptér ændringer, og fjern { $count }
   *[other] Acceptér ændringer, og fjern { $count }
}
slip-accept-only-remove = { $count ->
    [one] Fjern valget
   *[other] Fjern { $count } valg
}
slip-sign-in = Log ind for at spille
slip-offline = Ingen forbindelse
slip-place = { $count ->
    [one] Placér spil · { $amount }
   *[other] Placér { $count } spil · { $amount }
}
slip-place-freebet = { $count ->
    [one] Placér freebet · { $amount }
   *[other] Placér { $count } freebets · { $amount }
}
slip-place-both = { $count ->
    [one] Placér spil · { $amount } og freebet { $free }
   *[other] Placér { $count } spil · { $amount } og freebet { $free }
}
slip-place-empty = { $count ->
    [one] Placér spil
   *[other] Placér { $count } spil
}
slip-placing = { $count ->
    [one] Placerer dit spil…
   *[other] Placerer dine { $count } spil…
}

## Bet slip: results of placing

slip-error-invalid-odds = Odds ændrede sig, mens spillet blev placeret. Tjek de nye odds, og placér det igen.
slip-error-invalid-custom-odds = Odds for denne Bet Builder er ændret. Tjek de nye odds, og placér spillet igen.
slip-error-suspended = Et valg blev suspenderet, mens spillet blev placeret. Spillet blev ikke placeret.
slip-error-funds = Din saldo er for lav til denne indsats. Spillet blev ikke placeret.
slip-error-stake = Denne indsats accepteres ikke. Spillet blev ikke placeret.
slip-error-not-placed = Spillet blev ikke placeret, og intet blev trukket fra din saldo. Du kan placere det igen.
slip-error-maybe-placed = Vi kan ikke afgøre, om spillet blev placeret: Der er mere end ét magen til blandt dine spil. Kig i Mine spil, før du placerer det igen.
slip-other-player = En anden spiller er logget ind
slip-other-player-text = Der blev ikke placeret noget. Tjek øverst på siden, hvilken konto der er logget ind, og placér så spillet igen.
slip-error-default = Spillet blev ikke placeret. Prøv igen.
slip-unanswered-title = Vi ved endnu ikke, om dit spil blev placeret
slip-unanswered-text = Der kom ikke noget svar. Vi slår dit spil op, så det ikke bliver placeret to gange. Det kan tage op til { $seconds } sekunder.
slip-unanswered-waiting = Dit spil kunne ikke slås op. Tjek din forbindelse, og slå det så op igen.
slip-unanswered-looking = Slår dit spil op…
slip-unanswered-look = Slå op igen
slip-receipt-lost-text = Svaret gik tabt undervejs, men vi har modtaget dit spil, én gang.
slip-receipt-ref = Spil-id
slip-keep = Behold valg
slip-done = Færdig
slip-error-municipality = Din profil mangler en kommune. Tilføj den, og placér spillet igen.
slip-error-win-too-small = Med dette odds kan spillet ikke udbetale mere end indsatsen. Det blev ikke placeret.
slip-error-elsewhere = Et spil er ved at blive placeret i en anden fane. Vent på det, og placér så dette igen.
slip-receipt-placed = { $count ->
    [one] Spil placeret
   *[other] { $count } spil placeret
}
slip-receipt-placed-text = { $count ->
    [one] Det ligger i Mine spil.
   *[other] De ligger i Mine spil.
}
slip-receipt-checking = { $count ->
    [one] Spil modtaget, tjekkes
   *[other] { $count } spil modtaget, tjekkes
}
slip-receipt-checking-text = Ikke placeret endnu. Afgørelsen vises her og i Mine spil, som regel inden for få sekunder.
slip-receipt-review = { $count ->
    [one] Spil modtaget, tjekkes
   *[other] { $count } spil modtaget, tjekkes
}
slip-receipt-review-text = Ikke placeret endnu. En oddssætter tjekker det først; afgørelsen vises her og i Mine spil.
slip-receipt-rejected = Spil ikke accepteret
slip-receipt-rejected-text = Odds eller marked ændrede sig, før spillet blev accepteret. Din indsats er tilbage på din saldo.
slip-receipt-missing = { $count ->
    [one] Ét spil blev ikke placeret; intet blev trukket for det.
   *[other] { $count } spil blev ikke placeret; intet blev trukket for dem.
}
slip-receipt-moved = Accepteret til ændret odds, som dine indstillinger tillader.
slip-placed-view = Se
slip-placed-close = Luk denne besked

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Ingen bonus
slip-bonus-comboboost = Kombiboost
slip-boost-next = { $count ->
    [one] { $boost } med ét valg mere til odds { $odds } eller højere
   *[other] { $boost } med { $count } valg mere til odds { $odds } eller højere
}
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, kun gevinst
slip-bonus-freebet_all_win = Freebet, indsats og gevinst
slip-bonus-freebet_no_risk = Indsats retur som freebet
slip-bonus-hunting = Jagt
slip-bonus-tournament = Turnering
slip-bonus-lootbox = Lootbox
slip-bonus-about-comboboost = Hæver odds på denne kombination.
slip-bonus-about-freebet = Vi betaler indsatsen. Vinder spillet, får du gevinsten uden indsatsen.
slip-bonus-about-freebet_only_win = Vi betaler indsatsen. Vinder spillet, får du gevinsten uden indsatsen.
slip-bonus-about-freebet_all_win = Vi betaler indsatsen. Vinder spillet, får du indsatsen og gevinsten.
slip-bonus-about-freebet_no_risk = Du betaler indsatsen. Taber spillet, får du indsatsen retur som freebet.
slip-bonus-about-hunting = Dette spil giver point i din jagt.
slip-bonus-about-tournament = Dette spil giver point i din turnering.
slip-bonus-about-lootbox = Dette spil giver point til din lootbox.

## Bet slip: quick bet

slip-quick-bet-stake = Hurtigspil
slip-quick-bet-ready = Slået til: Ét tryk på et odds spiller for { $amount } med det samme.
slip-quick-bet-not-approved = Indtast en indsats, og slå hurtigspil til; indtil da kommer odds i din kupon.
slip-quick-bet-approve = Slå hurtigspil til · { $amount }
slip-quick-bet-approve-empty = Indtast en indsats
slip-quick-bet-placing = Placerer { $amount } på { $name } til { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Hurtigspil placeret
slip-quick-bet-checking = Hurtigspil modtaget, tjekkes
slip-quick-bet-review = Hurtigspil modtaget, tjekkes
slip-quick-bet-rejected = Hurtigspil ikke accepteret
slip-quick-bet-error = Hurtigspil ikke placeret
slip-quick-bet-text = { $event } · { $market }: { $name } til { $odds } · { $amount }
slip-quick-bet-on = Hurtigspil aktivt · { $amount }
slip-quick-bet-off = Slå fra
slip-quick-bet-idle = Hurtigspil er slået fra
slip-quick-bet-idle-text = Du har ikke placeret hurtigspil i { $minutes } minutter. Du kan slå det til igen i kuponen.

## Bet slip: sharing

slip-share-converted = Den delte indsats på { $from } er omregnet til { $to }.
slip-code-loading = Åbner det delte spil…
slip-code-not_found = Intet spil fundet. Tjek koden.
slip-code-nothing_left = Intet i dette spil udbydes længere. Prøv et andet spil.
slip-code-later = Det delte spil kunne ikke åbnes. Prøv igen senere.
slip-code-close = Luk
slip-code-ask = { $count ->
    [one] Det delte spil har { $count } valg, og din kupon er ikke tom. Vil du tilføje det eller erstatte kuponen?
   *[other] Det delte spil har { $count } valg, og din kupon er ikke tom. Vil du tilføje dem eller erstatte kuponen?
}
slip-code-answer-add = Tilføj til kuponen
slip-code-answer-replace = Erstat kuponen
slip-code-answer-cancel = Lad den være

## Bet slip: settings

slip-settings = Kuponindstillinger
slip-accept-mode = Hvis odds ændrer sig ved placering
slip-accept-mode-none = Spørg mig ved hver ændring
slip-accept-mode-higher = Acceptér højere odds, spørg ved lavere
slip-accept-mode-any = Acceptér alle ændringer
slip-quick-own = Dine hurtige beløb i { $currency }
slip-quick-own-field = Hurtigt beløb { $number }
slip-quick-save = Gem beløb
slip-quick-saved = Dine beløb er gemt.
slip-quick-invalid = Indtast hvert beløb i tal og over nul, eller lad feltet være tomt.
slip-settings-failed = Dine indstillinger kunne ikke gemmes. Prøv igen.
slip-odds-format = Oddsformat
slip-odds-format-european = Decimal
slip-odds-format-british = Brøk
slip-odds-format-american = Amerikansk
slip-odds-format-hongkong = Hongkong
slip-odds-format-malaysian = Malajisk
slip-odds-format-indonesian = Indonesisk
