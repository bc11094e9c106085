### How a payment ended: the alert after the platform's page has led back.

deposit-success = Insättning mottagen
deposit-success-text = Pengarna finns på ditt saldo.
deposit-pending = Insättning på väg
deposit-pending-text = Ditt saldo visar den så snart den kommer fram. Du behöver inte betala igen.
deposit-error = Insättningen misslyckades
deposit-error-text = Inget har lagts till ditt saldo. Försök igen eller betala på ett annat sätt.
deposit-failed = Snabbinsättningen misslyckades
deposit-failed-text = Vi vet inte om betalningen gick igenom. Kontrollera ditt saldo innan du betalar igen.
deposit-title = Insättning
deposit-loading = Betalsidan laddas…
deposit-new-tab = Öppna i ny flik
deposit-unavailable = Betalformuläret kunde inte visas. Du kan sätta in pengar på betalsidan i stället.
deposit-to-page = Gå till betalsidan
