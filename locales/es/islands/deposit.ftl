### How a payment ended: the alert after the platform's page has led back.

deposit-success = Depósito recibido
deposit-success-text = El dinero está en tu saldo.
deposit-pending = Depósito en camino
deposit-pending-text = Tu saldo lo mostrará en cuanto llegue. No tienes que volver a pagar.
deposit-error = El depósito ha fallado
deposit-error-text = No se ha añadido nada a tu saldo. Inténtalo de nuevo o paga de otra forma.
deposit-failed = Depósito sin confirmar
deposit-failed-text = No sabemos si el pago se ha completado. Comprueba tu saldo antes de volver a pagar.
deposit-title = Depósito
deposit-loading = Cargando la página de pago…
deposit-new-tab = Abrir en otra pestaña
deposit-unavailable = No se ha podido mostrar el formulario de pago. Puedes depositar en la página de pago.
deposit-to-page = Ir a la página de pago
deposit-notice-method_unavailable = Esta forma de pago no está disponible
deposit-notice-method_unavailable-text = Paga de otra forma o inténtalo de nuevo más tarde.
deposit-notice-three_ds_needed = Tu banco quiere comprobar que eres tú
deposit-notice-three_ds_needed-text = Confirma el pago en la aplicación o en la página de tu banco.
deposit-notice-processing_delayed = El pago tarda más de lo habitual
deposit-notice-processing_delayed-text = Tu saldo lo mostrará en cuanto llegue. No tienes que volver a pagar.
deposit-notice-card_saved = Tarjeta guardada
deposit-notice-card_saved-text = Puedes elegirla en tu próximo depósito.
deposit-notice-success = El pago ha avanzado un paso
deposit-notice-warning = Hay un aviso sobre tu pago
deposit-notice-danger = Hay un problema con tu pago
deposit-notice-text = Mira lo que dice el formulario de pago antes de seguir.
