### How a payment ended: the alert after the platform's page has led back.

deposit-success = Indbetaling modtaget
deposit-success-text = Pengene står på din saldo.
deposit-pending = Indbetaling på vej
deposit-pending-text = Din saldo viser den, så snart den er fremme. Du skal ikke betale igen.
deposit-error = Indbetalingen mislykkedes
deposit-error-text = Der er ikke lagt noget til din saldo. Prøv igen, eller betal på en anden måde.
deposit-failed = Hurtig indbetaling mislykkedes
deposit-failed-text = Vi ved ikke, om betalingen gik igennem. Tjek din saldo, før du betaler igen.
deposit-title = Indbetaling
deposit-loading = Betalingssiden indlæses…
deposit-new-tab = Åbn i ny fane
deposit-unavailable = Betalingsformularen kunne ikke vises. Du kan indbetale på betalingssiden i stedet.
deposit-to-page = Gå til betalingssiden
