### Bet builder.

builder-intro = Vyberte dva alebo viac tipov. Tvoria jednu stávku s jedným kurzom a všetky musia vyjsť.
builder-close = Všetky príležitosti
builder-share = Zdieľať túto stávku
builder-copied = Odkaz bol skopírovaný
builder-not-shared = Odkaz sa nepodarilo skopírovať
builder-failed = Príležitosti sa nepodarilo načítať. Skontrolujte pripojenie a skúste to znova.
builder-retry = Skúsiť znova
builder-none = Tipy z tohto zápasu sa teraz nedajú kombinovať.
builder-off = BetBuilder momentálne nie je k dispozícii.
builder-closed = Stávky na tento zápas sú uzavreté.
builder-lost = { $count ->
    [one] { $count } tip zo zdieľanej stávky už nie je v ponuke.
    [few] { $count } tipy zo zdieľanej stávky už nie sú v ponuke.
   *[other] { $count } tipov zo zdieľanej stávky už nie je v ponuke.
}
builder-apart = Nedá sa kombinovať s vašimi tipmi
builder-tray = Váš BetBuilder
builder-picks = { $count ->
    [one] { $count } tip
    [few] { $count } tipy
   *[other] { $count } tipov
}
builder-remove = Odstrániť: { $name }
builder-clear = Odstrániť všetky tipy
builder-leg-suspended = Pozastavené
builder-leg-gone = Už nie je v ponuke
builder-pick-more = { $count ->
    [one] Vyberte ešte jeden tip a uvidíte kurz BetBuildera.
    [few] Vyberte { $count } tipy a uvidíte kurz BetBuildera.
   *[other] Vyberte { $count } tipov a uvidíte kurz BetBuildera.
}
builder-joined = Kurz BetBuildera
builder-asking = Načítavame kurz BetBuildera…
builder-moved-up = Stúpol z
builder-moved-down = Klesol z
builder-product = Nie je to { $product }, teda súčin kurzov: tieto tipy navzájom súvisia.
builder-spoken = Kurz BetBuildera { $odds }
builder-gone = Už nie je v ponuke: { $names }. Po odstránení uvidíte kurz.
builder-waiting = Pozastavené: { $names }. Kurz sa vráti, keď bude možné znova staviť.
builder-impossible = Tieto tipy nemôžu vyjsť všetky naraz. Zmeňte jeden z nich.
builder-not-joinable = Jeden z týchto tipov sa nedá kombinovať s ostatnými. Zmeňte výber.
builder-suspended = Jeden z týchto tipov bol práve pozastavený. Kurz sa vráti, keď bude možné znova staviť.
builder-refused = Tieto tipy sa nedajú kombinovať. Zmeňte jeden z nich.
builder-unanswered = Kurz BetBuildera sa nepodarilo načítať.
builder-add = Pridať na tiket · { $odds }
builder-add-empty = Pridať na tiket
builder-in-slip = Na tikete · Otvoriť
builder-replaces = Nahradí BetBuilder na vašom tikete.
builder-alone = BetBuilder sa podáva samostatne. Ostatné tipy zostanú na tikete; pred podaním ich odstráňte.
