### How a payment ended: the alert after the platform's page has led back.

deposit-success = Insättning mottagen
deposit-success-text = Pengarna finns på ditt saldo.
deposit-pending = Insättning på väg
deposit-pending-text = Ditt saldo visar den så snart den kommer fram. Du behöver inte betala igen.
deposit-error = Insättningen misslyckades
deposit-error-text = Inget har lagts till ditt saldo. Försök igen eller betala på ett annat sätt.
deposit-failed = Insättningen är inte bekräftad
deposit-failed-text = Vi vet inte om betalningen gick igenom. Kontrollera ditt saldo innan du betalar igen.
deposit-title = Insättning
deposit-loading = Betalsidan laddas…
deposit-new-tab = Öppna i ny flik
deposit-unavailable = Betalformuläret kunde inte visas. Du kan sätta in pengar på betalsidan i stället.
deposit-to-page = Gå till betalsidan
deposit-notice-method_unavailable = Det här betalningssättet är inte tillgängligt
deposit-notice-method_unavailable-text = Betala på ett annat sätt eller försök igen senare.
deposit-notice-three_ds_needed = Din bank vill kontrollera att det är du
deposit-notice-three_ds_needed-text = Bekräfta betalningen i din banks app eller på dess sida.
deposit-notice-processing_delayed = Betalningen tar längre tid än vanligt
deposit-notice-processing_delayed-text = Ditt saldo visar den så snart den kommer fram. Du behöver inte betala igen.
deposit-notice-card_saved = Kortet har sparats
deposit-notice-card_saved-text = Du kan välja det vid nästa insättning.
deposit-notice-success = Betalningen har kommit ett steg vidare
deposit-notice-warning = Det finns en anmärkning om din betalning
deposit-notice-danger = Det finns ett problem med din betalning
deposit-notice-text = Se vad som står i betalformuläret innan du går vidare.
