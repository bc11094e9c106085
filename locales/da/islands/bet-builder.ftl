### Messages of the bet builder.

builder-intro = Vælg to eller flere udfald. De bliver til ét spil med ét odds, og de skal alle vinde.
builder-close = Alle markeder
builder-share = Del spillet
builder-copied = Linket er kopieret
builder-not-shared = Linket kunne ikke kopieres
builder-failed = Markederne kunne ikke indlæses. Tjek din forbindelse, og prøv igen.
builder-retry = Prøv igen
builder-none = Ingen udfald i denne kamp kan kombineres lige nu.
builder-off = Bet Builder er ikke tilgængelig lige nu.
builder-closed = Der kan ikke længere spilles på denne kamp.
builder-lost = { $count ->
    [one] { $count } valg fra det delte spil udbydes ikke længere.
   *[other] { $count } valg fra det delte spil udbydes ikke længere.
}
builder-apart = Kan ikke kombineres med dine valg
builder-tray = Din Bet Builder
builder-picks = { $count ->
    [one] { $count } valg
   *[other] { $count } valg
}
builder-remove = Fjern { $name }
builder-clear = Fjern alle valg
builder-leg-suspended = Suspenderet
builder-leg-gone = Udbydes ikke længere
builder-pick-more = { $count ->
    [one] Vælg ét udfald mere for at se Bet Builder-odds.
   *[other] Vælg { $count } udfald for at se Bet Builder-odds.
}
builder-joined = Bet Builder-odds
builder-asking = Henter Bet Builder-odds…
builder-moved-up = Steget fra
builder-moved-down = Faldet fra
builder-product = Ikke { $product }, oddsene ganget sammen: Disse udfald afhænger af hinanden.
builder-spoken = Bet Builder-odds { $odds }
builder-gone = Udbydes ikke længere: { $names }. Fjern det for at se odds.
builder-waiting = Suspenderet: { $names }. Odds vender tilbage, når der igen kan spilles.
builder-impossible = Disse udfald kan ikke alle vinde. Skift et af dem.
builder-not-joinable = Et af disse udfald kan ikke kombineres med de andre. Skift dine valg.
builder-suspended = Et af disse udfald er netop blevet suspenderet. Odds vender tilbage, når der igen kan spilles.
builder-refused = Disse udfald kan ikke kombineres. Skift et af dem.
builder-unanswered = Bet Builder-odds kunne ikke indlæses.
builder-add = Læg i kuponen · { $odds }
builder-add-empty = Læg i kuponen
builder-in-slip = I din kupon · Åbn
builder-replaces = Erstatter din Bet Builder i kuponen.
builder-alone = En Bet Builder placeres alene. Dine andre valg bliver i kuponen; fjern dem, før du placerer den.
