### How a payment ended: the alert after the platform's page has led back.

deposit-success = Deposito ontvang
deposit-success-text = Die geld is in jou balans.
deposit-pending = Deposito onderweg
deposit-pending-text = Jou balans wys dit sodra dit aankom. Jy hoef nie weer te betaal nie.
deposit-error = Deposito het misluk
deposit-error-text = Niks is by jou balans gevoeg nie. Probeer weer, of betaal op ’n ander manier.
deposit-title = Deposito
deposit-loading = Die betaalblad laai tans…
deposit-new-tab = Maak in nuwe oortjie oop
