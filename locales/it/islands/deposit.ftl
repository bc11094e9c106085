### How a payment ended: the alert after the platform's page has led back.

deposit-success = Deposito ricevuto
deposit-success-text = Il denaro è nel tuo saldo.
deposit-pending = Deposito in arrivo
deposit-pending-text = Il saldo lo mostrerà appena arriva. Non serve pagare di nuovo.
deposit-error = Deposito non riuscito
deposit-error-text = Nulla è stato aggiunto al saldo. Riprova o paga in un altro modo.
deposit-failed = Deposito rapido non riuscito
deposit-failed-text = Non sappiamo se il pagamento è andato a buon fine. Controlla il saldo prima di pagare di nuovo.
deposit-title = Deposito
deposit-loading = Caricamento della pagina di pagamento…
deposit-new-tab = Apri in una nuova scheda
deposit-unavailable = Non è stato possibile mostrare il modulo di pagamento. Puoi depositare dalla pagina di pagamento.
deposit-to-page = Vai alla pagina di pagamento
