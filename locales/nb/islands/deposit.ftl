### How a payment ended: the alert after the platform's page has led back.

deposit-success = Innskudd mottatt
deposit-success-text = Pengene er på saldoen din.
deposit-pending = Innskudd på vei
deposit-pending-text = Saldoen viser det så snart det er framme. Du trenger ikke å betale igjen.
deposit-error = Innskuddet mislyktes
deposit-error-text = Ingenting er lagt til saldoen. Prøv igjen, eller betal på en annen måte.
deposit-failed = Innskuddet er ikke bekreftet
deposit-failed-text = Vi vet ikke om betalingen gikk gjennom. Sjekk saldoen før du betaler på nytt.
deposit-title = Innskudd
deposit-loading = Betalingssiden lastes inn…
deposit-new-tab = Åpne i ny fane
deposit-unavailable = Betalingsskjemaet kunne ikke vises. Du kan sette inn penger på betalingssiden i stedet.
deposit-to-page = Gå til betalingssiden
deposit-notice-method_unavailable = Denne betalingsmåten er ikke tilgjengelig
deposit-notice-method_unavailable-text = Betal på en annen måte, eller prøv igjen senere.
deposit-notice-three_ds_needed = Banken din vil forsikre seg om at det er deg
deposit-notice-three_ds_needed-text = Bekreft betalingen i appen eller på siden til banken din.
deposit-notice-processing_delayed = Betalingen tar lengre tid enn vanlig
deposit-notice-processing_delayed-text = Saldoen viser den så snart den er framme. Du trenger ikke å betale igjen.
deposit-notice-card_saved = Kortet er lagret
deposit-notice-card_saved-text = Du kan velge det ved neste innskudd.
deposit-notice-success = Betalingen er kommet et steg videre
deposit-notice-warning = Det er en merknad til betalingen din
deposit-notice-danger = Det er et problem med betalingen din
deposit-notice-text = Se hva som står i betalingsskjemaet før du går videre.
