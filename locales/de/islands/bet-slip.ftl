### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = Wettschein
slip-tab-slip = Wettschein
slip-tab-bets = Meine Wetten
slip-close = Wettschein schließen
slip-empty-title = Dein Wettschein ist leer
slip-empty-text = Tippe auf eine Quote, um sie hier hinzuzufügen.
slip-quick-bet = Schnellwette
slip-code = Code vorhanden?
slip-code-open = Öffnen

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
slip-selections-label = Tipps
slip-remove = { $name } entfernen
slip-clear = Alle entfernen
slip-emptied = Wettschein geleert
slip-undo = Rückgängig
slip-price-moved = { $from } → { $to } seit dem Hinzufügen
slip-price-changed = Quote geändert: { $from } → { $to }
slip-moves = Quotenverlauf dieses Besuchs
slip-suspended = Gesperrt: im Moment keine Wetten
slip-suspended-provider = Gesperrt: keine Daten
slip-unavailable = Nicht mehr im Angebot
slip-live = Live
slip-bar-open = Wettschein
slip-bar-singles = { $count ->
    [one] { $count } Einzelwette
   *[other] { $count } Einzelwetten
}
slip-bar-no-stake = Noch kein Einsatz
slip-bar-remove = Entferne einen Tipp, um weiterzumachen
slip-conflict-here-same_match = Nicht mit einem anderen Tipp aus demselben Spiel kombinierbar
slip-conflict-here-outright = Nicht mit einem anderen Tipp auf denselben Wettbewerb kombinierbar
slip-conflict-here-mixed_providers = Nicht mit den anderen Tipps kombinierbar
slip-conflict-here-system_provider = In Systemwetten nicht möglich
slip-conflict-here-custom_bet_match = Nicht aus dem Spiel des Bet Builders
slip-conflict-here-custom_bet_alone = Nicht zusammen mit einem Bet Builder möglich

## Bet slip: the bet

slip-stake = Einsatz
slip-stake-currency = Einsatz in { $currency }
slip-quick-add = { $amount } setzen
slip-quick-amounts = Schnellbeträge
slip-odds = Gesamtquote
slip-return = Mögliche Auszahlung
slip-types = Wettart
slip-join = Als Bet Builder · { $odds }
slip-join-asking = Bet Builder wird gesucht…
slip-refusal-no_system_type = { $count ->
    [one] Eine Systemwette braucht mehr Tipps.
   *[other] Für { $count } Tipps gibt es kein System.
}
slip-refusal-multi_single_unavailable = Diese Tipps können nicht als mehrere Einzelwetten abgegeben werden.
slip-system = System
slip-system-option = { $count ->
    [one] { $win } aus { $total } · { $count } Reihe
   *[other] { $win } aus { $total } · { $count } Reihen
}
slip-return-currency = Auszahlung in { $currency }
slip-by-return = Nach Auszahlung
slip-by-stake = Nach Einsatz
slip-line-stake = Einsatz pro Reihe
slip-stake-freebet = Gratiswette
slip-max = Max.
slip-max-label = Höchsteinsatz setzen
slip-max-failed = Der Höchsteinsatz konnte nicht geladen werden. Versuche es noch einmal.
slip-total-stake = Gesamteinsatz
slip-lines-of = { $count ->
    [one] { $count } Reihe à { $amount }
   *[other] { $count } Reihen à { $amount }
}
slip-boosted-odds = Boost-Quote

## Bet slip: why placing is blocked

slip-stake-empty = Gib einen Einsatz ein.
slip-stake-negative = Der Einsatz kann nicht negativ sein.
slip-stake-exponent = Gib den Betrag vollständig ein, zum Beispiel 1000.
slip-stake-not_a_number = Gib den Betrag in Ziffern ein, zum Beispiel { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } hat keine Nachkommastellen. Gib einen ganzen Betrag ein.
    [one] Beträge in { $currency } haben höchstens { $decimals } Nachkommastelle.
   *[other] Beträge in { $currency } haben höchstens { $decimals } Nachkommastellen.
}
slip-stake-too_large = Dieser Betrag ist zu hoch.
slip-stake-not-positive = Der Einsatz muss größer als null sein.
slip-stake-below-min = Der Mindesteinsatz beträgt { $amount }.
slip-stake-above-max = Der Höchsteinsatz beträgt { $amount }.
slip-stake-own-limit = Dein eigenes Limit lässt dir noch { $amount } zum Setzen.
slip-stake-own-limit-until = Dein eigenes Limit lässt dir noch { $amount } zum Setzen. Es wird zurückgesetzt: { $moment }.
slip-stake-above-balance = Dein Guthaben beträgt { $amount }. Verringere den Einsatz.
slip-balance-empty = Dein Guthaben beträgt { $amount }.
slip-currency-unlisted = In { $currency } kann hier nicht gewettet werden.
slip-deposit = Einzahlen
slip-blocked-suspended = { $count ->
    [one] Ein Tipp ist gesperrt. Warte, bis er wieder offen ist, oder entferne ihn.
   *[other] { $count } Tipps sind gesperrt. Warte, bis sie wieder offen sind, oder entferne sie.
}
slip-changed = { $count ->
    [one] Eine Quote hat sich geändert. Prüfe sie, bevor du weitermachst.
   *[other] { $count } Quoten haben sich geändert. Prüfe sie, bevor du weitermachst.
}
slip-gone = { $count ->
    [one] Ein Tipp ist nicht mehr im Angebot.
   *[other] { $count } Tipps sind nicht mehr im Angebot.
}
slip-conflict-same_match = Zwei deiner Tipps sind aus demselben Spiel. Entferne einen, um weiterzumachen.
slip-conflict-outright = Zwei deiner Tipps gelten demselben Wettbewerb. Entferne einen, um weiterzumachen.
slip-conflict-joinable = Zwei deiner Tipps sind aus demselben Spiel. Mach einen Bet Builder daraus oder entferne einen.
slip-conflict-mixed_providers = Diese Tipps lassen sich nicht in einer Wette kombinieren. Entferne einen, um weiterzumachen.
slip-conflict-system_provider = Einige dieser Tipps sind in Systemwetten nicht möglich. Entferne sie oder wähle eine andere Wettart.
slip-conflict-custom_bet_match = Ein Bet Builder kombiniert Tipps aus einem Spiel. Entferne die anderen, um weiterzumachen.
slip-conflict-custom_bet_alone = Ein Bet Builder wird allein abgegeben. Entferne die anderen Tipps, um weiterzumachen.
slip-custom-disabled = Bet Builder werden im Moment nicht angenommen.
slip-custom-too-short = Ein Bet Builder braucht mindestens zwei Tipps.
slip-custom-odds-missing = Die Quote dieses Bet Builders wird geladen.
slip-custom-changed = Die Quote deines Bet Builders hat sich geändert. Prüfe sie, bevor du weitermachst.
slip-return-too-small = Diese Wette kann nicht mehr als ihren Einsatz auszahlen.
slip-freebet-pending = Wir prüfen, ob deine Gratiswette zu dieser Wette passt. Du kannst auch einen eigenen Einsatz eingeben.

## Bet slip: the button

slip-accept = Änderungen annehmen
slip-accept-remove = { $count ->
    [one] Änderungen annehmen und { $count } entfernen
   *[other] Änderungen annehmen und { $count } entfernen
}
slip-accept-only-remove = { $count ->
    [one] Tipp entfernen
   *[other] { $count } Tipps entfernen
}
slip-sign-in = Anmelden und wetten
slip-offline = Keine Verbindung
slip-place = { $count ->
    [one] Wette abgeben · { $amount }
   *[other] { $count } Wetten abgeben · { $amount }
}
slip-place-freebet = { $count ->
    [one] Gratiswette abgeben · { $amount }
   *[other] { $count } Gratiswetten abgeben · { $amount }
}
slip-place-both = { $count ->
    [one] Wette abgeben · { $amount } + Gratiswette { $free }
   *[other] { $count } Wetten abgeben · { $amount } + Gratiswetten { $free }
}
slip-place-empty = { $count ->
    [one] Wette abgeben
   *[other] { $count } Wetten abgeben
}
slip-placing = { $count ->
    [one] Deine Wette wird abgegeben…
   *[other] Deine { $count } Wetten werden abgegeben…
}

## Bet slip: results of placing

slip-error-invalid-odds = Die Quoten haben sich während der Abgabe geändert. Prüfe die neuen Quoten und gib die Wette noch einmal ab.
slip-error-invalid-custom-odds = Die Quote dieses Bet Builders hat sich geändert. Prüfe die neue Quote und gib die Wette noch einmal ab.
slip-error-suspended = Ein Tipp wurde während der Abgabe gesperrt. Die Wette wurde nicht abgegeben.
slip-error-funds = Dein Guthaben reicht für diesen Einsatz nicht. Die Wette wurde nicht abgegeben.
slip-error-stake = Dieser Einsatz wird nicht angenommen. Die Wette wurde nicht abgegeben.
slip-error-not-placed = Die Wette wurde nicht abgegeben, und dein Guthaben ist unverändert. Du kannst sie noch einmal abgeben.
slip-error-maybe-placed = Wir können nicht feststellen, ob die Wette abgegeben wurde: Unter deinen Wetten gibt es mehrere, die ihr gleichen. Sieh unter „Meine Wetten“ nach, bevor du sie noch einmal abgibst.
slip-other-player = Jemand anderes ist angemeldet
slip-other-player-text = Es wurde keine Wette abgegeben. Prüfe oben auf der Seite, welches Konto angemeldet ist, und gib die Wette dann noch einmal ab.
slip-error-default = Die Wette wurde nicht abgegeben. Bitte versuche es noch einmal.
slip-unanswered-title = Wir wissen noch nicht, ob deine Wette abgegeben wurde
slip-unanswered-text = Es kam keine Antwort. Wir fragen den Stand deiner Wette ab, damit sie nicht doppelt abgegeben wird. Das kann bis zu { $seconds } Sekunden dauern.
slip-unanswered-waiting = Der Stand deiner Wette konnte nicht abgefragt werden. Prüfe deine Verbindung und frage ihn dann noch einmal ab.
slip-unanswered-looking = Stand der Wette wird abgefragt…
slip-unanswered-look = Erneut abfragen
slip-receipt-lost-text = Die Antwort ging unterwegs verloren, aber deine Wette ist bei uns eingegangen – nur einmal.
slip-receipt-ref = Wett-ID
slip-keep = Tipps behalten
slip-done = Fertig
slip-error-municipality = In deinem Profil fehlt die Gemeinde. Trage sie ein und gib die Wette dann noch einmal ab.
slip-error-win-too-small = Bei dieser Quote kann die Wette nicht mehr als ihren Einsatz auszahlen. Sie wurde nicht abgegeben.
slip-error-elsewhere = In einem anderen Tab wird gerade eine Wette abgegeben. Warte darauf und gib diese dann noch einmal ab.
slip-receipt-placed = { $count ->
    [one] Wette angenommen
   *[other] { $count } Wetten angenommen
}
slip-receipt-placed-text = { $count ->
    [one] Du findest sie unter „Meine Wetten“.
   *[other] Du findest sie unter „Meine Wetten“.
}
slip-receipt-checking = { $count ->
    [one] Wette eingegangen, wird geprüft
   *[other] { $count } Wetten eingegangen, werden geprüft
}
slip-receipt-checking-text = Noch nicht angenommen. Die Entscheidung erscheint hier und unter „Meine Wetten“, meist in wenigen Sekunden.
slip-receipt-review = { $count ->
    [one] Wette eingegangen, wird geprüft
   *[other] { $count } Wetten eingegangen, werden geprüft
}
slip-receipt-review-text = Noch nicht angenommen. Zuerst prüft ein Trader; die Entscheidung erscheint hier und unter „Meine Wetten“.
slip-receipt-rejected = Wette nicht angenommen
slip-receipt-rejected-text = Die Quote oder der Markt hat sich vor der Annahme geändert. Dein Einsatz wurde deinem Guthaben wieder gutgeschrieben.
slip-receipt-missing = { $count ->
    [one] Eine Wette wurde nicht abgegeben; dafür wurde nichts abgebucht.
   *[other] { $count } Wetten wurden nicht abgegeben; dafür wurde nichts abgebucht.
}
slip-receipt-moved = Zu geänderter Quote angenommen, wie es deine Einstellungen erlauben.
slip-placed-view = Ansehen
slip-placed-close = Diese Meldung schließen

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Kein Bonus
slip-bonus-comboboost = Kombi-Boost
slip-boost-next = { $count ->
    [one] { $boost } mit einem weiteren Tipp ab Quote { $odds }
   *[other] { $boost } mit { $count } weiteren Tipps ab Quote { $odds }
}
slip-bonus-freebet = Gratiswette
slip-bonus-freebet_only_win = Gratiswette, nur Gewinn
slip-bonus-freebet_all_win = Gratiswette, Einsatz und Gewinn
slip-bonus-freebet_no_risk = Einsatz zurück als Gratiswette
slip-bonus-hunting = Jagd
slip-bonus-tournament = Turnier
slip-bonus-lootbox = Lootbox
slip-bonus-about-comboboost = Erhöht die Quote dieser Kombiwette.
slip-bonus-about-freebet = Den Einsatz zahlen wir. Gewinnt die Wette, bekommst du den Gewinn ohne den Einsatz.
slip-bonus-about-freebet_only_win = Den Einsatz zahlen wir. Gewinnt die Wette, bekommst du den Gewinn ohne den Einsatz.
slip-bonus-about-freebet_all_win = Den Einsatz zahlen wir. Gewinnt die Wette, bekommst du den Einsatz und den Gewinn.
slip-bonus-about-freebet_no_risk = Den Einsatz zahlst du. Verliert die Wette, kommt dein Einsatz als Gratiswette zurück.
slip-bonus-about-hunting = Diese Wette bringt Punkte für deine Jagd.
slip-bonus-about-tournament = Diese Wette bringt Punkte für dein Turnier.
slip-bonus-about-lootbox = Diese Wette bringt Punkte für deine Lootbox.

## Bet slip: quick bet

slip-quick-bet-stake = Schnellwette
slip-quick-bet-ready = Aktiv: Ein Tippen auf eine Quote setzt sofort { $amount }.
slip-quick-bet-not-approved = Gib einen Einsatz ein und schalte die Schnellwette ein; bis dahin kommen Quoten in deinen Wettschein.
slip-quick-bet-approve = Schnellwette mit { $amount } einschalten
slip-quick-bet-approve-empty = Einsatz eingeben
slip-quick-bet-placing = { $amount } auf { $name } zu { $odds }: { $event }, { $market } – Wette wird abgegeben…
slip-quick-bet-placed = Schnellwette angenommen
slip-quick-bet-checking = Schnellwette eingegangen, wird geprüft
slip-quick-bet-review = Schnellwette eingegangen, wird geprüft
slip-quick-bet-rejected = Schnellwette nicht angenommen
slip-quick-bet-error = Schnellwette nicht abgegeben
slip-quick-bet-text = { $event } · { $market }: { $name } zu { $odds } · { $amount }
slip-quick-bet-on = Schnellwette aktiv · { $amount }
slip-quick-bet-off = Ausschalten
slip-quick-bet-idle = Schnellwette ist aus
slip-quick-bet-idle-text = Du hast { $minutes } Minuten lang keine Schnellwette abgegeben. Im Wettschein kannst du sie wieder einschalten.

## Bet slip: sharing

slip-share-converted = Der geteilte Einsatz von { $from } wurde in { $to } umgerechnet.
slip-code-loading = Geteilte Wette wird geöffnet…
slip-code-not_found = Keine Wette gefunden. Prüfe den Code.
slip-code-nothing_left = Von dieser Wette ist nichts mehr im Angebot. Versuche es mit einer anderen.
slip-code-later = Die geteilte Wette konnte nicht geöffnet werden. Versuche es später noch einmal.
slip-code-close = Schließen
slip-code-ask = { $count ->
    [one] Die geteilte Wette hat { $count } Tipp, und dein Wettschein ist nicht leer. Hinzufügen oder den Wettschein ersetzen?
   *[other] Die geteilte Wette hat { $count } Tipps, und dein Wettschein ist nicht leer. Hinzufügen oder den Wettschein ersetzen?
}
slip-code-answer-add = Hinzufügen
slip-code-answer-replace = Wettschein ersetzen
slip-code-answer-cancel = So lassen

## Bet slip: settings

slip-settings = Einstellungen
slip-accept-mode = Wenn sich Quoten bei der Abgabe ändern
slip-accept-mode-none = Bei jeder Änderung fragen
slip-accept-mode-higher = Höhere Quoten annehmen, bei niedrigeren fragen
slip-accept-mode-any = Jede Änderung annehmen
slip-quick-own = Deine Schnellbeträge in { $currency }
slip-quick-own-field = Schnellbetrag { $number }
slip-quick-save = Beträge speichern
slip-quick-saved = Deine Beträge sind gespeichert.
slip-quick-invalid = Gib jeden Betrag in Ziffern und größer als null ein, oder lass das Feld leer.
slip-settings-failed = Deine Einstellungen konnten nicht gespeichert werden. Bitte versuche es noch einmal.
slip-odds-format = Quotenformat
slip-odds-format-european = Dezimal
slip-odds-format-british = Bruch
slip-odds-format-american = Amerikanisch
slip-odds-format-hongkong = Hongkong
slip-odds-format-malaysian = Malaiisch
slip-odds-format-indonesian = Indonesisch
