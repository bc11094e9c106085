### How a payment ended: the alert after the platform's page has led back.

deposit-success = Deposito ontvang
deposit-success-text = Die geld is in jou saldo.
deposit-pending = Deposito onderweg
deposit-pending-text = Jou saldo wys dit sodra dit aankom. Jy hoef nie weer te betaal nie.
deposit-error = Deposito het misluk
deposit-error-text = Niks is by jou saldo gevoeg nie. Probeer weer, of betaal op ’n ander manier.
deposit-failed = Deposito nie bevestig nie
deposit-failed-text = Ons weet nie of die betaling deurgegaan het nie. Kyk na jou saldo voordat jy weer betaal.
deposit-title = Deposito
deposit-loading = Die betaalblad laai tans…
deposit-new-tab = Maak in nuwe oortjie oop
deposit-unavailable = Die betaalvorm kon nie gewys word nie. Jy kan eerder op die betaalblad deponeer.
deposit-to-page = Gaan na die betaalblad
deposit-notice-method_unavailable = Hierdie betaalmetode is nie beskikbaar nie
deposit-notice-method_unavailable-text = Betaal op ’n ander manier, of probeer later weer.
deposit-notice-three_ds_needed = Jou bank wil seker maak dat dit jy is
deposit-notice-three_ds_needed-text = Bevestig die betaling in jou bank se toep of op sy blad.
deposit-notice-processing_delayed = Die betaling neem langer as gewoonlik
deposit-notice-processing_delayed-text = Jou saldo wys dit sodra dit aankom. Jy hoef nie weer te betaal nie.
deposit-notice-card_saved = Kaart gestoor
deposit-notice-card_saved-text = Jy kan dit vir jou volgende deposito kies.
deposit-notice-success = Die betaling is een stap verder
deposit-notice-warning = Daar is ’n nota oor jou betaling
deposit-notice-danger = Daar is ’n probleem met jou betaling
deposit-notice-text = Kyk wat die betaalvorm sê voordat jy verder gaan.
