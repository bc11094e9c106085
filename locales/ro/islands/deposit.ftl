### How a payment ended: the alert after the platform's page has led back.

deposit-success = Depunere primită
deposit-success-text = Banii sunt în soldul tău.
deposit-pending = Depunere în curs
deposit-pending-text = Soldul o va arăta imediat ce ajunge. Nu trebuie să plătești din nou.
deposit-error = Depunerea nu a reușit
deposit-error-text = Nu s-a adăugat nimic la sold. Încearcă din nou sau plătește altfel.
deposit-failed = Depunerea rapidă nu a reușit
deposit-failed-text = Nu știm dacă plata s-a efectuat. Verifică-ți soldul înainte de a plăti din nou.
deposit-title = Depunere
deposit-loading = Se încarcă pagina de plată…
deposit-new-tab = Deschide într-o filă nouă
deposit-unavailable = Formularul de plată nu a putut fi afișat. Poți depune pe pagina de plată.
deposit-to-page = Mergi la pagina de plată
