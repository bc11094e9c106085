### How a payment ended: the alert after the platform's page has led back.

deposit-success = Storting ontvangen
deposit-success-text = Het geld staat op je saldo.
deposit-pending = Storting onderweg
deposit-pending-text = Je ziet het bedrag op je saldo zodra het binnen is. Je hoeft niet opnieuw te betalen.
deposit-error = Storting mislukt
deposit-error-text = Er is niets aan je saldo toegevoegd. Probeer het opnieuw of betaal op een andere manier.
deposit-failed = Snelle storting mislukt
deposit-failed-text = We weten niet of de betaling is gelukt. Controleer je saldo voordat je opnieuw betaalt.
deposit-title = Storten
deposit-loading = De betaalpagina wordt geladen…
deposit-new-tab = Openen in nieuw tabblad
deposit-unavailable = Het betaalformulier kon niet worden getoond. Je kunt in plaats daarvan storten op de betaalpagina.
deposit-to-page = Naar de betaalpagina
