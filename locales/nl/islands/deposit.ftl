### How a payment ended: the alert after the platform's page has led back.

deposit-success = Storting ontvangen
deposit-success-text = Het geld staat op je saldo.
deposit-pending = Storting onderweg
deposit-pending-text = Je ziet het bedrag op je saldo zodra het binnen is. Je hoeft niet opnieuw te betalen.
deposit-error = Storting mislukt
deposit-error-text = Er is niets aan je saldo toegevoegd. Probeer het opnieuw of betaal op een andere manier.
deposit-failed = Storting niet bevestigd
deposit-failed-text = We weten niet of de betaling is gelukt. Controleer je saldo voordat je opnieuw betaalt.
deposit-title = Storten
deposit-loading = De betaalpagina wordt geladen…
deposit-new-tab = Openen in nieuw tabblad
deposit-unavailable = Het betaalformulier kon niet worden getoond. Je kunt in plaats daarvan storten op de betaalpagina.
deposit-to-page = Naar de betaalpagina
deposit-notice-method_unavailable = Deze betaalwijze is niet beschikbaar
deposit-notice-method_unavailable-text = Betaal op een andere manier of probeer het later opnieuw.
deposit-notice-three_ds_needed = Je bank wil controleren of jij het bent
deposit-notice-three_ds_needed-text = Bevestig de betaling in de app of op de pagina van je bank.
deposit-notice-processing_delayed = De betaling duurt langer dan gewoonlijk
deposit-notice-processing_delayed-text = Je ziet het bedrag op je saldo zodra het binnen is. Je hoeft niet opnieuw te betalen.
deposit-notice-card_saved = Kaart opgeslagen
deposit-notice-card_saved-text = Je kunt hem bij je volgende storting kiezen.
deposit-notice-success = De betaling is een stap verder
deposit-notice-warning = Er is een opmerking bij je betaling
deposit-notice-danger = Er is een probleem met je betaling
deposit-notice-text = Kijk wat er in het betaalformulier staat voordat je verdergaat.
