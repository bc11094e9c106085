### Messages of the bet builder.

builder-intro = Velg to eller flere utfall. De blir til ett spill med én odds, og alle må vinne.
builder-close = Alle markeder
builder-share = Del spillet
builder-copied = Lenken er kopiert
builder-not-shared = Lenken kunne ikke kopieres
builder-failed = Markedene kunne ikke lastes inn. Sjekk forbindelsen, og prøv igjen.
builder-retry = Prøv igjen
builder-none = Ingen utfall i denne kampen kan kombineres akkurat nå.
builder-off = Bet Builder er ikke tilgjengelig akkurat nå.
builder-closed = Det kan ikke lenger spilles på denne kampen.
builder-lost = { $count ->
    [one] { $count } valg i det delte spillet tilbys ikke lenger.
   *[other] { $count } valg i det delte spillet tilbys ikke lenger.
}
builder-apart = Kan ikke kombineres med valgene dine
builder-tray = Din Bet Builder
builder-picks = { $count ->
    [one] { $count } valg
   *[other] { $count } valg
}
builder-remove = Fjern { $name }
builder-clear = Fjern alle valg
builder-leg-suspended = Suspendert
builder-leg-gone = Tilbys ikke lenger
builder-pick-more = { $count ->
    [one] Velg ett utfall til for å se Bet Builder-oddsen.
   *[other] Velg { $count } utfall for å se Bet Builder-oddsen.
}
builder-joined = Bet Builder-odds
builder-asking = Henter Bet Builder-odds…
builder-moved-up = Opp fra
builder-moved-down = Ned fra
builder-product = Ikke { $product }, oddsene ganget sammen: Disse utfallene avhenger av hverandre.
builder-spoken = Bet Builder-odds { $odds }
builder-gone = Tilbys ikke lenger: { $names }. Fjern det for å se oddsen.
builder-waiting = Suspendert: { $names }. Oddsen kommer tilbake når det kan spilles igjen.
builder-impossible = Disse utfallene kan ikke alle vinne. Bytt ett av dem.
builder-not-joinable = Ett av disse utfallene kan ikke kombineres med de andre. Endre valgene dine.
builder-suspended = Ett av disse utfallene er nettopp blitt suspendert. Oddsen kommer tilbake når det kan spilles igjen.
builder-refused = Disse utfallene kan ikke kombineres. Bytt ett av dem.
builder-unanswered = Bet Builder-oddsen kunne ikke lastes inn.
builder-add = Legg i kupong · { $odds }
builder-add-empty = Legg i kupong
builder-in-slip = I kupongen · Åpne
builder-replaces = Erstatter Bet Builder-spillet i kupongen.
builder-alone = En Bet Builder leveres alene. De andre valgene blir i kupongen; fjern dem før du leverer.
