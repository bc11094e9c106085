### How a payment ended: the alert after the platform's page has led back.

deposit-success = Depunere primită
deposit-success-text = Banii sunt în soldul tău.
deposit-pending = Depunere în curs
deposit-pending-text = Soldul o va arăta imediat ce ajunge. Nu trebuie să plătești din nou.
deposit-error = Depunerea nu a reușit
deposit-error-text = Nu s-a adăugat nimic la sold. Încearcă din nou sau plătește altfel.
deposit-failed = Depunere neconfirmată
deposit-failed-text = Nu știm dacă plata s-a efectuat. Verifică-ți soldul înainte de a plăti din nou.
deposit-title = Depunere
deposit-loading = Se încarcă pagina de plată…
deposit-new-tab = Deschide într-o filă nouă
deposit-unavailable = Formularul de plată nu a putut fi afișat. Poți depune pe pagina de plată.
deposit-to-page = Mergi la pagina de plată
deposit-notice-method_unavailable = Această metodă de plată nu este disponibilă
deposit-notice-method_unavailable-text = Plătește altfel sau încearcă din nou mai târziu.
deposit-notice-three_ds_needed = Banca ta vrea să verifice că ești tu
deposit-notice-three_ds_needed-text = Confirmă plata în aplicația sau pe pagina băncii tale.
deposit-notice-processing_delayed = Plata durează mai mult decât de obicei
deposit-notice-processing_delayed-text = Soldul o va arăta imediat ce ajunge. Nu trebuie să plătești din nou.
deposit-notice-card_saved = Card salvat
deposit-notice-card_saved-text = Îl poți alege la următoarea depunere.
deposit-notice-success = Plata a avansat cu un pas
deposit-notice-warning = Există o notă despre plata ta
deposit-notice-danger = Există o problemă cu plata ta
deposit-notice-text = Vezi ce scrie în formularul de plată înainte de a continua.
