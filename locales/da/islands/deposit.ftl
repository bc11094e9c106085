### How a payment ended: the alert after the platform's page has led back.

deposit-success = Indbetaling modtaget
deposit-success-text = Pengene står på din saldo.
deposit-pending = Indbetaling på vej
deposit-pending-text = Din saldo viser den, så snart den er fremme. Du skal ikke betale igen.
deposit-error = Indbetalingen mislykkedes
deposit-error-text = Der er ikke lagt noget til din saldo. Prøv igen, eller betal på en anden måde.
deposit-failed = Indbetalingen er ikke bekræftet
deposit-failed-text = Vi ved ikke, om betalingen gik igennem. Tjek din saldo, før du betaler igen.
deposit-title = Indbetaling
deposit-loading = Betalingssiden indlæses…
deposit-new-tab = Åbn i ny fane
deposit-unavailable = Betalingsformularen kunne ikke vises. Du kan indbetale på betalingssiden i stedet.
deposit-to-page = Gå til betalingssiden
deposit-notice-method_unavailable = Denne betalingsmåde er ikke tilgængelig
deposit-notice-method_unavailable-text = Betal på en anden måde, eller prøv igen senere.
deposit-notice-three_ds_needed = Din bank vil sikre sig, at det er dig
deposit-notice-three_ds_needed-text = Bekræft betalingen i din banks app eller på dens side.
deposit-notice-processing_delayed = Betalingen tager længere tid end normalt
deposit-notice-processing_delayed-text = Din saldo viser den, så snart den er fremme. Du skal ikke betale igen.
deposit-notice-card_saved = Kortet er gemt
deposit-notice-card_saved-text = Du kan vælge det ved din næste indbetaling.
deposit-notice-success = Betalingen er et skridt videre
deposit-notice-warning = Der er en bemærkning til din betaling
deposit-notice-danger = Der er et problem med din betaling
deposit-notice-text = Se, hvad der står i betalingsformularen, før du går videre.
