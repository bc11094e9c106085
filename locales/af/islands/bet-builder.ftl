### Messages of the bet builder.

builder-intro = Kies twee of meer uitkomste. Hulle vorm een weddenskap met sy eie kanse, en almal moet wen.
builder-close = Alle markte
builder-share = Deel weddenskap
builder-copied = Skakel gekopieer
builder-not-shared = Die skakel kon nie gekopieer word nie
builder-failed = Die markte kon nie gelaai word nie. Kyk na jou verbinding en probeer weer.
builder-retry = Probeer weer
builder-none = Geen uitkomste van hierdie wedstryd kan nou gekombineer word nie.
builder-off = Die wedbouer is nie nou beskikbaar nie.
builder-closed = Jy kan nie meer op hierdie wedstryd wed nie.
builder-lost = { $count ->
    [one] { $count } keuse van die gedeelde weddenskap is nie meer op aanbod nie.
   *[other] { $count } keuses van die gedeelde weddenskap is nie meer op aanbod nie.
}
builder-apart = Kan nie met jou keuses gekombineer word nie
builder-tray = Jou wedbouer
builder-picks = { $count ->
    [one] { $count } keuse
   *[other] { $count } keuses
}
builder-remove = Verwyder { $name }
builder-clear = Verwyder alle keuses
builder-leg-suspended = Opgeskort
builder-leg-gone = Nie meer op aanbod nie
builder-pick-more = { $count ->
    [one] Kies nog een uitkoms om die wedbouerkanse te sien.
   *[other] Kies { $count } uitkomste om die wedbouerkanse te sien.
}
builder-joined = Wedbouerkanse
builder-asking = Kry die wedbouerkanse…
builder-moved-up = Gestyg van
builder-moved-down = Gedaal van
builder-product = Nie { $product }, die kanse vermenigvuldig, nie: hierdie uitkomste hang van mekaar af.
builder-spoken = Wedbouerkanse { $odds }
builder-gone = Nie meer op aanbod nie: { $names }. Verwyder dit om die kanse te sien.
builder-waiting = Opgeskort: { $names }. Die kanse keer terug wanneer jy weer kan wed.
builder-impossible = Hierdie uitkomste kan nie almal wen nie. Verander een van hulle.
builder-not-joinable = Een van hierdie uitkomste kan nie met die ander gekombineer word nie. Verander jou keuses.
builder-suspended = Een van hierdie uitkomste is sopas opgeskort. Die kanse keer terug wanneer jy weer kan wed.
builder-refused = Hierdie uitkomste kan nie gekombineer word nie. Verander een van hulle.
builder-unanswered = Die wedbouerkanse kon nie gelaai word nie.
builder-add = Voeg by strokie · { $odds }
builder-add-empty = Voeg by strokie
builder-in-slip = In jou strokie · Maak oop
builder-replaces = Vervang die wedbouer in jou wedstrokie.
builder-alone = ’n Wedbouer word op sy eie geplaas. Jou ander keuses bly in die wedstrokie; verwyder hulle voordat jy dit plaas.
