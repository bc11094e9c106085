### How a payment ended: the alert after the platform's page has led back.

deposit-success = Einzahlung eingegangen
deposit-success-text = Das Geld ist in deinem Guthaben.
deposit-pending = Einzahlung unterwegs
deposit-pending-text = Dein Guthaben zeigt sie, sobald sie ankommt. Du musst nicht noch einmal zahlen.
deposit-error = Einzahlung fehlgeschlagen
deposit-error-text = Deinem Guthaben wurde nichts gutgeschrieben. Versuche es noch einmal oder zahle auf andere Weise.
deposit-failed = Schnelleinzahlung fehlgeschlagen
deposit-failed-text = Wir wissen nicht, ob die Zahlung angekommen ist. Prüfe dein Guthaben, bevor du noch einmal zahlst.
deposit-title = Einzahlung
deposit-loading = Die Zahlungsseite wird geladen…
deposit-new-tab = In neuem Tab öffnen
deposit-unavailable = Das Zahlungsformular konnte nicht angezeigt werden. Du kannst stattdessen auf der Zahlungsseite einzahlen.
deposit-to-page = Zur Zahlungsseite
