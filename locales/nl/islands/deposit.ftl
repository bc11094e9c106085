### How a payment ended: the alert after the platform's page has led back.

deposit-success = Storting ontvangen
deposit-success-text = Het geld staat op je saldo.
deposit-pending = Storting onderweg
deposit-pending-text = Je ziet het bedrag op je saldo zodra het binnen is. Je hoeft niet opnieuw te betalen.
deposit-error = Storting mislukt
deposit-error-text = Er is niets aan je saldo toegevoegd. Probeer het opnieuw of betaal op een andere manier.
deposit-title = Storten
deposit-loading = De betaalpagina wordt geladen…
deposit-new-tab = Openen in nieuw tabblad
