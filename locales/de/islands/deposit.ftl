### How a payment ended: the alert after the platform's page has led back.

deposit-success = Einzahlung eingegangen
deposit-success-text = Das Geld ist in deinem Guthaben.
deposit-pending = Einzahlung unterwegs
deposit-pending-text = Dein Guthaben zeigt sie, sobald sie ankommt. Du musst nicht noch einmal zahlen.
deposit-error = Einzahlung fehlgeschlagen
deposit-error-text = Deinem Guthaben wurde nichts gutgeschrieben. Versuche es noch einmal oder zahle auf andere Weise.
deposit-failed = Einzahlung nicht bestätigt
deposit-failed-text = Wir wissen nicht, ob die Zahlung angekommen ist. Prüfe dein Guthaben, bevor du noch einmal zahlst.
deposit-title = Einzahlung
deposit-loading = Die Zahlungsseite wird geladen…
deposit-new-tab = In neuem Tab öffnen
deposit-unavailable = Das Zahlungsformular konnte nicht angezeigt werden. Du kannst stattdessen auf der Zahlungsseite einzahlen.
deposit-to-page = Zur Zahlungsseite
deposit-notice-method_unavailable = Diese Zahlungsart ist nicht verfügbar
deposit-notice-method_unavailable-text = Zahle auf andere Weise oder versuche es später noch einmal.
deposit-notice-three_ds_needed = Deine Bank möchte prüfen, dass du es bist
deposit-notice-three_ds_needed-text = Bestätige die Zahlung in der App deiner Bank oder auf ihrer Seite.
deposit-notice-processing_delayed = Die Zahlung dauert länger als sonst
deposit-notice-processing_delayed-text = Dein Guthaben zeigt sie, sobald sie ankommt. Du musst nicht noch einmal zahlen.
deposit-notice-card_saved = Karte gespeichert
deposit-notice-card_saved-text = Du kannst sie bei deiner nächsten Einzahlung auswählen.
deposit-notice-success = Die Zahlung ist einen Schritt weiter
deposit-notice-warning = Es gibt einen Hinweis zu deiner Zahlung
deposit-notice-danger = Es gibt ein Problem mit deiner Zahlung
deposit-notice-text = Sieh im Zahlungsformular nach, bevor du weitermachst.
