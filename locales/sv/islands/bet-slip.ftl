### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = Kupong
slip-tab-slip = Kupong
slip-tab-bets = Mina spel
slip-close = Stäng kupongen
slip-empty-title = Din kupong är tom
slip-empty-text = Tryck på ett odds för att lägga till det här.
slip-quick-bet = Snabbspel
slip-code = Har du en kod?
slip-code-open = Öppna

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } val
   *[other] { $count } val
}
slip-selections-label = Val
slip-remove = Ta bort { $name }
slip-clear = Ta bort alla
slip-emptied = Kupongen tömdes
slip-undo = Ångra
slip-price-moved = { $from } → { $to } sedan du lade till det
slip-price-changed = Oddset har ändrats: { $from } → { $to }
slip-moves = Oddshistorik för det här besöket
slip-suspended = Stängt tillfälligt: inga spel just nu
slip-suspended-provider = Stängt tillfälligt: inga data
slip-unavailable = Erbjuds inte längre
slip-live = Live
slip-bar-open = Kupong
slip-bar-singles = { $count ->
    [one] { $count } singel
   *[other] { $count } singlar
}
slip-bar-no-stake = Ingen insats än
slip-bar-remove = Ta bort ett val för att fortsätta
slip-conflict-here-same_match = Kan inte kombineras med ett annat val från samma match
slip-conflict-here-outright = Kan inte kombineras med ett annat val på samma turnering
slip-conflict-here-mixed_providers = Kan inte kombineras med de andra valen
slip-conflict-here-system_provider = Godkänns inte i systemspel
slip-conflict-here-custom_bet_match = Inte från samma match som Bet Builder
slip-conflict-here-custom_bet_alone = Kan inte läggas tillsammans med en Bet Builder

## Bet slip: the bet

slip-stake = Insats
slip-stake-currency = Insats i { $currency }
slip-quick-add = Satsa { $amount }
slip-quick-amounts = Snabbelopp
slip-odds = Totalodds
slip-return = Möjlig utbetalning
slip-types = Speltyp
slip-join = Gör till Bet Builder · { $odds }
slip-join-asking = Söker Bet Builder…
slip-refusal-no_system_type = { $count ->
    [one] Ett systemspel behöver fler val.
   *[other] Det finns inget system för { $count } val.
}
slip-refusal-multi_single_unavailable = Valen kan inte läggas som flera singlar.
slip-system = System
slip-system-option = { $count ->
    [one] { $win } av { $total } · { $count } rad
   *[other] { $win } av { $total } · { $count } rader
}
slip-return-currency = Utbetalning i { $currency }
slip-by-return = Ange utbetalning
slip-by-stake = Ange insats
slip-line-stake = Insats per rad
slip-stake-freebet = Gratisspel
slip-max = Max
slip-max-label = Satsa högsta belopp
slip-max-failed = Högsta insatsen kunde inte laddas. Försök igen.
slip-total-stake = Total insats
slip-lines-of = { $count ->
    [one] { $count } rad à { $amount }
   *[other] { $count } rader à { $amount }
}
slip-boosted-odds = Boostat odds

## Bet slip: why placing is blocked

slip-stake-empty = Ange en insats.
slip-stake-negative = Insatsen kan inte vara negativ.
slip-stake-exponent = Ange hela beloppet, till exempel 1000.
slip-stake-not_a_number = Ange beloppet med siffror, till exempel { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } har inga decimaler. Ange ett helt belopp.
    [one] Belopp i { $currency } har högst { $decimals } decimal.
   *[other] Belopp i { $currency } har högst { $decimals } decimaler.
}
slip-stake-too_large = Beloppet är för stort.
slip-stake-not-positive = Insatsen måste vara större än noll.
slip-stake-below-min = Lägsta insats är { $amount }.
slip-stake-above-max = Högsta insats är { $amount }.
slip-stake-own-limit = Din egen gräns ger dig { $amount } kvar att satsa.
slip-stake-own-limit-until = Din egen gräns ger dig { $amount } kvar att satsa. Nollställs: { $moment }.
slip-stake-above-balance = Ditt saldo är { $amount }. Sänk insatsen.
slip-balance-empty = Ditt saldo är { $amount }.
slip-currency-unlisted = Det går inte att spela i { $currency } här.
slip-deposit = Sätt in
slip-blocked-suspended = { $count ->
    [one] Ett val är tillfälligt stängt. Vänta tills det öppnar igen eller ta bort det.
   *[other] { $count } val är tillfälligt stängda. Vänta tills de öppnar igen eller ta bort dem.
}
slip-changed = { $count ->
    [one] Ett odds har ändrats. Kontrollera det innan du fortsätter.
   *[other] { $count } odds har ändrats. Kontrollera dem innan du fortsätter.
}
slip-gone = { $count ->
    [one] Ett val erbjuds inte längre.
   *[other] { $count } val erbjuds inte längre.
}
slip-conflict-same_match = Två av dina val är från samma match. Ta bort ett för att fortsätta.
slip-conflict-outright = Två av dina val är på samma turnering. Ta bort ett för att fortsätta.
slip-conflict-joinable = Två av dina val är från samma match. Gör dem till en Bet Builder eller ta bort ett.
slip-conflict-mixed_providers = Valen kan inte kombineras i ett spel. Ta bort ett för att fortsätta.
slip-conflict-system_provider = Några av valen godkänns inte i systemspel. Ta bort dem eller välj en annan typ.
slip-conflict-custom_bet_match = En Bet Builder kombinerar val från en match. Ta bort de andra för att fortsätta.
slip-conflict-custom_bet_alone = En Bet Builder läggs för sig. Ta bort de andra valen för att fortsätta.
slip-custom-disabled = Bet Builder-spel tas inte emot just nu.
slip-custom-too-short = En Bet Builder behöver minst två val.
slip-custom-odds-missing = Hämtar oddset för denna Bet Builder.
slip-custom-changed = Oddset för din Bet Builder har ändrats. Kontrollera det innan du fortsätter.
slip-return-too-small = Spelet kan inte betala ut mer än insatsen.
slip-freebet-pending = Vi kontrollerar om ditt gratisspel gäller för spelet. Du kan också ange en egen insats.

## Bet slip: the button

slip-accept = Godkänn ändringar
slip-accept-remove = { $count ->
    [one] Godkänn ändringar och ta bort { $count }
   *[other] Godkänn ändringar och ta bort { $count }
}
slip-accept-only-remove = { $count ->
    [one] Ta bort valet
   *[other] Ta bort { $count } val
}
slip-sign-in = Logga in för att spela
slip-offline = Ingen anslutning
slip-place = { $count ->
    [one] Lägg spel · { $amount }
   *[other] Lägg { $count } spel · { $amount }
}
slip-place-freebet = { $count ->
    [one] Lägg gratisspel · { $amount }
   *[other] Lägg { $count } gratisspel · { $amount }
}
slip-place-both = { $count ->
    [one] Lägg spel · { $amount } och gratis { $free }
   *[other] Lägg { $count } spel · { $amount } och gratis { $free }
}
slip-place-empty = { $count ->
    [one] Lägg spel
   *[other] Lägg { $count } spel
}
slip-placing = { $count ->
    [one] Ditt spel läggs…
   *[other] Dina { $count } spel läggs…
}

## Bet slip: results of placing

slip-error-invalid-odds = Oddsen ändrades medan spelet lades. Kontrollera de nya oddsen och lägg spelet igen.
slip-error-invalid-custom-odds = Oddset för denna Bet Builder har ändrats. Kontrollera det nya oddset och lägg spelet igen.
slip-error-suspended = Ett val stängdes tillfälligt medan spelet lades. Spelet lades inte.
slip-error-funds = Ditt saldo räcker inte till insatsen. Spelet lades inte.
slip-error-stake = Insatsen godkänns inte. Spelet lades inte.
slip-error-not-placed = Spelet lades inte, och inget drogs från ditt saldo. Du kan lägga det igen.
slip-error-maybe-placed = Vi kan inte avgöra om spelet lades: bland dina spel finns fler än ett likadant. Titta i Mina spel innan du lägger det igen.
slip-other-player = En annan spelare är inloggad
slip-other-player-text = Inget spel lades. Kontrollera högst upp på sidan vilket konto som är inloggat och lägg sedan spelet igen.
slip-error-default = Spelet lades inte. Försök igen.
slip-unanswered-title = Vi vet inte än om ditt spel lades
slip-unanswered-text = Vi fick inget svar. Vi kollar upp ditt spel så att det inte läggs två gånger. Det kan ta upp till { $seconds } sekunder.
slip-unanswered-waiting = Ditt spel kunde inte kollas upp. Kontrollera anslutningen och kolla igen.
slip-unanswered-looking = Kollar upp ditt spel…
slip-unanswered-look = Kolla igen
slip-receipt-lost-text = Svaret försvann på vägen, men vi har mottagit ditt spel, en gång.
slip-receipt-ref = Spel-id
slip-keep = Behåll val
slip-done = Klar
slip-error-municipality = Din profil saknar kommun. Lägg till den och lägg sedan spelet igen.
slip-error-win-too-small = Med det här oddset kan spelet inte betala ut mer än insatsen. Det lades inte.
slip-error-elsewhere = Ett spel läggs i en annan flik. Vänta på det och lägg sedan det här igen.
slip-receipt-placed = { $count ->
    [one] Spelet är godkänt
   *[other] { $count } spel är godkända
}
slip-receipt-placed-text = { $count ->
    [one] Det finns i Mina spel.
   *[other] De finns i Mina spel.
}
slip-receipt-checking = { $count ->
    [one] Spel mottaget, granskas
   *[other] { $count } spel mottagna, granskas
}
slip-receipt-checking-text = Inte godkänt än. Beslutet visas här och i Mina spel, oftast inom några sekunder.
slip-receipt-review = { $count ->
    [one] Spel mottaget, granskas
   *[other] { $count } spel mottagna, granskas
}
slip-receipt-review-text = Inte godkänt än. En oddssättare granskar det först; beslutet visas här och i Mina spel.
slip-receipt-rejected = Spelet godkändes inte
slip-receipt-rejected-text = Oddset eller marknaden ändrades innan spelet godkändes. Din insats är tillbaka på ditt saldo.
slip-receipt-missing = { $count ->
    [one] Ett spel lades inte; inget drogs för det.
   *[other] { $count } spel lades inte; inget drogs för dem.
}
slip-receipt-moved = Godkänt till ändrat odds, enligt dina inställningar.
slip-placed-view = Visa
slip-placed-close = Stäng meddelandet

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Ingen bonus
slip-bonus-comboboost = Kombiboost
slip-boost-next = { $count ->
    [one] { $boost } med ytterligare ett val till odds { $odds } eller högre
   *[other] { $boost } med ytterligare { $count } val till odds { $odds } eller högre
}
slip-bonus-freebet = Gratisspel
slip-bonus-freebet_only_win = Gratisspel, bara vinsten
slip-bonus-freebet_all_win = Gratisspel, insats och vinst
slip-bonus-freebet_no_risk = Insatsen tillbaka som gratisspel
slip-bonus-hunting = Jakt
slip-bonus-tournament = Turnering
slip-bonus-lootbox = Lootlåda
slip-bonus-about-comboboost = Höjer oddset på kombinationen.
slip-bonus-about-freebet = Vi betalar insatsen. Om spelet vinner får du vinsten utan insatsen.
slip-bonus-about-freebet_only_win = Vi betalar insatsen. Om spelet vinner får du vinsten utan insatsen.
slip-bonus-about-freebet_all_win = Vi betalar insatsen. Om spelet vinner får du insatsen och vinsten.
slip-bonus-about-freebet_no_risk = Du betalar insatsen. Om spelet förlorar får du insatsen tillbaka som gratisspel.
slip-bonus-about-hunting = Spelet ger poäng i din jakt.
slip-bonus-about-tournament = Spelet ger poäng i din turnering.
slip-bonus-about-lootbox = Spelet ger poäng till din lootlåda.

## Bet slip: quick bet

slip-quick-bet-stake = Snabbspel
slip-quick-bet-ready = Påslaget: ett tryck på ett odds lägger ett spel på { $amount } direkt.
slip-quick-bet-not-approved = Ange en insats och slå på snabbspel; tills dess hamnar odds i kupongen.
slip-quick-bet-approve = Slå på snabbspel · { $amount }
slip-quick-bet-approve-empty = Ange en insats
slip-quick-bet-placing = Lägger { $amount } på { $name } till { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Snabbspelet är godkänt
slip-quick-bet-checking = Snabbspel mottaget, granskas
slip-quick-bet-review = Snabbspel mottaget, granskas
slip-quick-bet-rejected = Snabbspelet godkändes inte
slip-quick-bet-error = Snabbspelet lades inte
slip-quick-bet-text = { $event } · { $market }: { $name } till { $odds } · { $amount }
slip-quick-bet-on = Snabbspel är på · { $amount }
slip-quick-bet-off = Stäng av
slip-quick-bet-idle = Snabbspel är av
slip-quick-bet-idle-text = Du har inte lagt något snabbspel på { $minutes } minuter. Du kan slå på det igen i kupongen.

## Bet slip: sharing

slip-share-converted = Den delade insatsen på { $from } har räknats om till { $to }.
slip-code-loading = Öppnar det delade spelet…
slip-code-not_found = Inget spel hittades. Kontrollera koden.
slip-code-nothing_left = Inget i spelet erbjuds längre. Prova ett annat spel.
slip-code-later = Det delade spelet kunde inte öppnas. Försök igen senare.
slip-code-close = Stäng
slip-code-ask = { $count ->
    [one] Det delade spelet har { $count } val, och din kupong är inte tom. Vill du lägga till det eller ersätta kupongen?
   *[other] Det delade spelet har { $count } val, och din kupong är inte tom. Vill du lägga till dem eller ersätta kupongen?
}
slip-code-answer-add = Lägg till i kupongen
slip-code-answer-replace = Ersätt kupongen
slip-code-answer-cancel = Låt den vara

## Bet slip: settings

slip-settings = Inställningar
slip-accept-mode = Om odds ändras när spelet läggs
slip-accept-mode-none = Fråga mig om varje ändring
slip-accept-mode-higher = Godkänn högre odds, fråga om lägre
slip-accept-mode-any = Godkänn alla ändringar
slip-quick-own = Dina snabbelopp i { $currency }
slip-quick-own-field = Snabbelopp { $number }
slip-quick-save = Spara belopp
slip-quick-saved = Dina belopp är sparade.
slip-quick-invalid = Ange varje belopp med siffror och större än noll, eller lämna det tomt.
slip-settings-failed = Inställningarna kunde inte sparas. Försök igen.
slip-odds-format = Oddsformat
slip-odds-format-european = Decimal
slip-odds-format-british = Bråk
slip-odds-format-american = Amerikanskt
slip-odds-format-hongkong = Hongkong
slip-odds-format-malaysian = Malajiskt
slip-odds-format-indonesian = Indonesiskt
