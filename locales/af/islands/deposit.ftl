### How a payment ended: the alert after the platform's page has led back.

deposit-success = Deposito ontvang
deposit-success-text = Die geld is in jou saldo.
deposit-pending = Deposito onderweg
deposit-pending-text = Jou saldo wys dit sodra dit aankom. Jy hoef nie weer te betaal nie.
deposit-error = Deposito het misluk
deposit-error-text = Niks is by jou saldo gevoeg nie. Probeer weer, of betaal op ’n ander manier.
deposit-failed = Vinnige deposito het misluk
deposit-failed-text = Ons weet nie of die betaling deurgegaan het nie. Kyk na jou saldo voordat jy weer betaal.
deposit-title = Deposito
deposit-loading = Die betaalblad laai tans…
deposit-new-tab = Maak in nuwe oortjie oop
deposit-unavailable = Die betaalvorm kon nie gewys word nie. Jy kan eerder op die betaalblad deponeer.
deposit-to-page = Gaan na die betaalblad
