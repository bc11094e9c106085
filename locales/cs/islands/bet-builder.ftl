### Bet builder.

builder-intro = Vyberte dva nebo více tipů. Tvoří jednu sázku s jedním kurzem a všechny musí vyjít.
builder-close = Všechny příležitosti
builder-share = Sdílet tuto sázku
builder-copied = Odkaz zkopírován
builder-not-shared = Odkaz se nepodařilo zkopírovat
builder-failed = Příležitosti se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.
builder-retry = Zkusit znovu
builder-none = Tipy z tohoto zápasu teď nelze kombinovat.
builder-off = BetBuilder momentálně není k dispozici.
builder-closed = Sázky na tento zápas jsou uzavřeny.
builder-lost = { $count ->
    [one] { $count } tip ze sdílené sázky už není v nabídce.
    [few] { $count } tipy ze sdílené sázky už nejsou v nabídce.
   *[other] { $count } tipů ze sdílené sázky už není v nabídce.
}
builder-apart = S vašimi tipy nelze kombinovat
builder-tray = Váš BetBuilder
builder-picks = { $count ->
    [one] { $count } tip
    [few] { $count } tipy
   *[other] { $count } tipů
}
builder-remove = Odebrat: { $name }
builder-clear = Odebrat všechny tipy
builder-leg-suspended = Pozastaveno
builder-leg-gone = Už není v nabídce
builder-pick-more = { $count ->
    [one] Vyberte ještě jeden tip a uvidíte kurz BetBuilderu.
    [few] Vyberte { $count } tipy a uvidíte kurz BetBuilderu.
   *[other] Vyberte { $count } tipů a uvidíte kurz BetBuilderu.
}
builder-joined = Kurz BetBuilderu
builder-asking = Načítáme kurz BetBuilderu…
builder-moved-up = Vzrostl z
builder-moved-down = Klesl z
builder-product = Není to { $product }, tedy součin kurzů: tyto tipy spolu souvisejí.
builder-spoken = Kurz BetBuilderu { $odds }
builder-gone = Už není v nabídce: { $names }. Po odebrání uvidíte kurz.
builder-waiting = Pozastaveno: { $names }. Kurz se vrátí, až bude možné znovu sázet.
builder-impossible = Tyto tipy nemohou vyjít všechny zároveň. Změňte jeden z nich.
builder-not-joinable = Jeden z těchto tipů nelze kombinovat s ostatními. Změňte výběr.
builder-suspended = Jeden z těchto tipů byl právě pozastaven. Kurz se vrátí, až bude možné znovu sázet.
builder-refused = Tyto tipy nelze kombinovat. Změňte jeden z nich.
builder-unanswered = Kurz BetBuilderu se nepodařilo načíst.
builder-add = Přidat na tiket · { $odds }
builder-add-empty = Přidat na tiket
builder-in-slip = Na tiketu · Otevřít
builder-replaces = Nahradí BetBuilder na vašem tiketu.
builder-alone = BetBuilder se sází samostatně. Ostatní tipy zůstanou na tiketu; před vsazením je odeberte.
