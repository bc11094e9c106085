### Messages of my bets.

bets-sign-in = Melde dich an, um deine Wetten zu sehen.
bets-sign-in-button = Anmelden
bets-filter = Wetten filtern
bets-filter-all = Alle
bets-filter-open = Offen
bets-filter-settled = Abgerechnet
bets-result-win = Gewonnen
bets-result-lose = Verloren
bets-result-refund = Erstattet
bets-live = Live
bets-score = Spielstand
bets-half-time = HZ
bets-pause = Pause
bets-finished = Endstand
bets-loading = Deine Wetten werden geladen…
bets-count = { $count ->
    [one] { $count } Wette
   *[other] { $count } Wetten
}
bets-empty-all = Du hast noch keine Wetten. Hier erscheinen die Wetten, die du abgibst.
bets-empty-open = Du hast keine offenen Wetten.
bets-empty-settled = Du hast noch keine abgerechneten Wetten.
bets-empty-win = Du hast noch keine gewonnenen Wetten.
bets-empty-lose = Du hast keine verlorenen Wetten.
bets-empty-refund = Du hast keine erstatteten Wetten.
bets-failed = Deine Wetten konnten nicht geladen werden.
bets-retry = Neu versuchen
bets-older = Ältere Wetten anzeigen
bets-loading-older = Ältere Wetten werden geladen…
bets-stake = Einsatz
bets-freebet = Gratiswette
bets-odds = Quote
bets-boosted-odds = Boost-Quote
bets-possible-return = Mögliche Auszahlung
bets-returned = Auszahlung
bets-cashed-out = Cashout
bets-ref = Wett-ID { $ref }
bets-loading-sum = Wird berechnet…
bets-differs-open = Für diese Wette ist eine mögliche Auszahlung von { $told } verbucht; nach unserer Rechnung sind es { $ours }. Es gilt der verbuchte Betrag.
bets-differs-settled = Ausgezahlt wurden { $told }; nach unserer Rechnung sind es { $ours }. Wende dich an den Support und nenne die Wett-ID.
bets-cashout = Cashout
bets-cashout-button = Cashout · { $amount }
bets-cashout-none = Im Moment kein Cashout-Angebot
bets-cashout-question = Jetzt { $amount } nehmen? Die Wette endet damit, und du verzichtest auf die mögliche Auszahlung von { $possible }.
bets-cashout-gain = { $difference } mehr als dein Einsatz
bets-cashout-loss = { $difference } weniger als dein Einsatz
bets-cashout-even = Genau dein Einsatz
bets-cashout-changed = Das Angebot hat sich geändert: { $from } → { $to }
bets-cashout-confirm = Cashout · { $amount }
bets-cashout-keep = Wette behalten
bets-part-amount = Betrag des Cashouts
bets-part-question = Jetzt { $amount } für { $part } deines Einsatzes nehmen? { $rest } bleiben im Spiel, bei einer möglichen Auszahlung von { $possible }.
bets-part-done = Cashout von { $amount } für { $part } deines Einsatzes
bets-order = Automatischer Cashout
bets-order-amount = Cashout, sobald das Angebot diesen Betrag erreicht
bets-order-range = Mehr als { $offer }, höchstens { $possible }
bets-order-note = Nur solange eine Seite dieser Website offen und sichtbar ist. Im Hintergrund, offline oder geschlossen gibt es keinen Cashout.
bets-order-set = Einschalten
bets-order-waits = Automatischer Cashout ab { $amount }
bets-order-cancel = Ausschalten
bets-cashout-withdrawn = Im Moment gibt es kein Angebot. Es gab keinen Cashout.
bets-cashout-processing = Cashout von { $amount } läuft…
bets-cashout-in-progress = Cashout läuft…
bets-cashout-refused = Kein Cashout. Deine Wette läuft weiter.
bets-cashout-close = Schließen
bets-cashout-unanswered = Wir wissen noch nicht, ob der Cashout dieser Wette geklappt hat. Wir prüfen das, bevor du es noch einmal versuchen kannst.
bets-cashout-look = Erneut abfragen
bets-cashout-looking = Stand der Wette wird abgefragt…
bets-cashout-not-done = Kein Cashout
bets-cashout-not-done-text = Deine Wette läuft weiter. Du kannst es noch einmal versuchen.
bets-cashout-done = Cashout: { $amount }
bets-cashout-done-text = Der Betrag wurde deinem Guthaben gutgeschrieben.
bets-reuse = Nochmal wetten
bets-reuse-gone = Keiner dieser Tipps ist noch im Angebot.
bets-reuse-failed = Die aktuellen Quoten konnten nicht geladen werden. Versuche es noch einmal.
bets-reuse-some-gone = { $count ->
    [one] { $count } Tipp ist nicht mehr im Angebot
   *[other] { $count } Tipps sind nicht mehr im Angebot
}
bets-statement = Wettübersicht
bets-from = Von
bets-to = Bis
bets-print = Drucken
bets-csv = CSV herunterladen
bets-net = Nettoergebnis
