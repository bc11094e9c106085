### How a payment ended: the alert after the platform's page has led back.

deposit-success = Depósito recibido
deposit-success-text = El dinero está en tu saldo.
deposit-pending = Depósito en camino
deposit-pending-text = Tu saldo lo mostrará en cuanto llegue. No tienes que volver a pagar.
deposit-error = El depósito ha fallado
deposit-error-text = No se ha añadido nada a tu saldo. Inténtalo de nuevo o paga de otra forma.
deposit-failed = El depósito rápido ha fallado
deposit-failed-text = No sabemos si el pago se ha completado. Comprueba tu saldo antes de volver a pagar.
deposit-title = Depósito
deposit-loading = Cargando la página de pago…
deposit-new-tab = Abrir en otra pestaña
deposit-unavailable = No se ha podido mostrar el formulario de pago. Puedes depositar en la página de pago.
deposit-to-page = Ir a la página de pago
