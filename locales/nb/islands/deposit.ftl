### How a payment ended: the alert after the platform's page has led back.

deposit-success = Innskudd mottatt
deposit-success-text = Pengene er på saldoen din.
deposit-pending = Innskudd på vei
deposit-pending-text = Saldoen viser det så snart det er framme. Du trenger ikke å betale igjen.
deposit-error = Innskuddet mislyktes
deposit-error-text = Ingenting er lagt til saldoen. Prøv igjen, eller betal på en annen måte.
deposit-failed = Hurtiginnskuddet mislyktes
deposit-failed-text = Vi vet ikke om betalingen gikk gjennom. Sjekk saldoen før du betaler på nytt.
deposit-title = Innskudd
deposit-loading = Betalingssiden lastes inn…
deposit-new-tab = Åpne i ny fane
deposit-unavailable = Betalingsskjemaet kunne ikke vises. Du kan sette inn penger på betalingssiden i stedet.
deposit-to-page = Gå til betalingssiden
