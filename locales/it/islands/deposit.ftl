### How a payment ended: the alert after the platform's page has led back.

deposit-success = Deposito ricevuto
deposit-success-text = Il denaro è nel tuo saldo.
deposit-pending = Deposito in arrivo
deposit-pending-text = Il saldo lo mostrerà appena arriva. Non serve pagare di nuovo.
deposit-error = Deposito non riuscito
deposit-error-text = Nulla è stato aggiunto al saldo. Riprova o paga in un altro modo.
deposit-failed = Deposito non confermato
deposit-failed-text = Non sappiamo se il pagamento è andato a buon fine. Controlla il saldo prima di pagare di nuovo.
deposit-title = Deposito
deposit-loading = Caricamento della pagina di pagamento…
deposit-new-tab = Apri in una nuova scheda
deposit-unavailable = Non è stato possibile mostrare il modulo di pagamento. Puoi depositare dalla pagina di pagamento.
deposit-to-page = Vai alla pagina di pagamento
deposit-notice-method_unavailable = Questo metodo di pagamento non è disponibile
deposit-notice-method_unavailable-text = Paga in un altro modo o riprova più tardi.
deposit-notice-three_ds_needed = La tua banca vuole verificare che sia tu
deposit-notice-three_ds_needed-text = Conferma il pagamento nell’app o nella pagina della tua banca.
deposit-notice-processing_delayed = Il pagamento richiede più tempo del solito
deposit-notice-processing_delayed-text = Il saldo lo mostrerà appena arriva. Non serve pagare di nuovo.
deposit-notice-card_saved = Carta salvata
deposit-notice-card_saved-text = Puoi sceglierla per il prossimo deposito.
deposit-notice-success = Il pagamento è andato avanti di un passo
deposit-notice-warning = C’è un avviso sul tuo pagamento
deposit-notice-danger = C’è un problema con il tuo pagamento
deposit-notice-text = Guarda cosa dice il modulo di pagamento prima di continuare.
