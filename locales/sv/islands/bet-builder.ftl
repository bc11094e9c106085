### Messages of the bet builder.

builder-intro = Välj två eller fler utfall. De blir ett spel med ett odds, och alla måste vinna.
builder-close = Alla marknader
builder-share = Dela spelet
builder-copied = Länken kopierad
builder-not-shared = Länken kunde inte kopieras
builder-failed = Marknaderna kunde inte laddas. Kontrollera anslutningen och försök igen.
builder-retry = Försök igen
builder-none = Inga utfall i matchen kan kombineras just nu.
builder-off = Bet Builder är inte tillgänglig just nu.
builder-closed = Det går inte längre att spela på matchen.
builder-lost = { $count ->
    [one] { $count } val i det delade spelet erbjuds inte längre.
   *[other] { $count } val i det delade spelet erbjuds inte längre.
}
builder-apart = Kan inte kombineras med dina val
builder-tray = Din Bet Builder
builder-picks = { $count ->
    [one] { $count } val
   *[other] { $count } val
}
builder-remove = Ta bort { $name }
builder-clear = Ta bort alla val
builder-leg-suspended = Stängt tillfälligt
builder-leg-gone = Erbjuds inte längre
builder-pick-more = { $count ->
    [one] Välj ett utfall till för att se oddset.
   *[other] Välj { $count } utfall för att se oddset.
}
builder-joined = Odds för Bet Builder
builder-asking = Hämtar odds för Bet Builder…
builder-moved-up = Upp från
builder-moved-down = Ner från
builder-product = Inte { $product }, oddsen multiplicerade: utfallen beror på varandra.
builder-spoken = Odds för Bet Builder { $odds }
builder-gone = Erbjuds inte längre: { $names }. Ta bort det för att se oddset.
builder-waiting = Stängt tillfälligt: { $names }. Oddset kommer tillbaka när det går att spela igen.
builder-impossible = De här utfallen kan inte alla vinna. Byt ett av dem.
builder-not-joinable = Ett av utfallen kan inte kombineras med de andra. Ändra dina val.
builder-suspended = Ett av utfallen har just stängts tillfälligt. Oddset kommer tillbaka när det går att spela igen.
builder-refused = De här utfallen kan inte kombineras. Byt ett av dem.
builder-unanswered = Oddset för Bet Builder kunde inte laddas.
builder-add = Lägg i kupong · { $odds }
builder-add-empty = Lägg i kupong
builder-in-slip = I din kupong · Öppna
builder-replaces = Ersätter din Bet Builder i kupongen.
builder-alone = En Bet Builder läggs för sig. Dina andra val är kvar i kupongen; ta bort dem innan du lägger spelet.
