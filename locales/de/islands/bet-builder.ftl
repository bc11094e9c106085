### Messages of the bet builder.

builder-intro = Wähle zwei oder mehr Ausgänge. Sie bilden eine Wette mit einer Quote, und alle müssen gewinnen.
builder-close = Alle Märkte
builder-share = Wette teilen
builder-copied = Link kopiert
builder-not-shared = Der Link konnte nicht kopiert werden
builder-failed = Die Märkte konnten nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.
builder-retry = Neu versuchen
builder-none = Im Moment lassen sich keine Ausgänge dieses Spiels kombinieren.
builder-off = Der Bet Builder ist im Moment nicht verfügbar.
builder-closed = Auf dieses Spiel kann nicht mehr gewettet werden.
builder-lost = { $count ->
    [one] { $count } Tipp der geteilten Wette ist nicht mehr im Angebot.
   *[other] { $count } Tipps der geteilten Wette sind nicht mehr im Angebot.
}
builder-apart = Nicht mit deinen Tipps kombinierbar
builder-tray = Dein Bet Builder
builder-picks = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
builder-remove = { $name } entfernen
builder-clear = Alle Tipps entfernen
builder-leg-suspended = Gesperrt
builder-leg-gone = Nicht mehr im Angebot
builder-pick-more = { $count ->
    [one] Wähle noch einen Ausgang, um die Bet-Builder-Quote zu sehen.
   *[other] Wähle { $count } Ausgänge, um die Bet-Builder-Quote zu sehen.
}
builder-joined = Bet-Builder-Quote
builder-asking = Bet-Builder-Quote wird geladen…
builder-moved-up = Gestiegen von
builder-moved-down = Gefallen von
builder-product = Nicht { $product }, das Produkt der Quoten: Diese Ausgänge hängen voneinander ab.
builder-spoken = Bet-Builder-Quote { $odds }
builder-gone = Nicht mehr im Angebot: { $names }. Entferne das, um die Quote zu sehen.
builder-waiting = Gesperrt: { $names }. Die Quote erscheint wieder, sobald gewettet werden kann.
builder-impossible = Diese Ausgänge können nicht alle gewinnen. Ändere einen davon.
builder-not-joinable = Einer dieser Ausgänge lässt sich nicht mit den anderen kombinieren. Ändere deine Tipps.
builder-suspended = Einer dieser Ausgänge wurde gerade gesperrt. Die Quote erscheint wieder, sobald gewettet werden kann.
builder-refused = Diese Ausgänge lassen sich nicht kombinieren. Ändere einen davon.
builder-unanswered = Die Bet-Builder-Quote konnte nicht geladen werden.
builder-add = In den Wettschein · { $odds }
builder-add-empty = In den Wettschein
builder-in-slip = In deinem Wettschein · Öffnen
builder-replaces = Ersetzt den Bet Builder in deinem Wettschein.
builder-alone = Ein Bet Builder wird allein abgegeben. Deine anderen Tipps bleiben im Wettschein; entferne sie vor der Abgabe.
