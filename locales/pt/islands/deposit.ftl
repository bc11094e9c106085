### How a payment ended: the alert after the platform's page has led back.

deposit-success = Depósito recebido
deposit-success-text = O dinheiro está no seu saldo.
deposit-pending = Depósito a caminho
deposit-pending-text = O seu saldo mostra-o assim que chegar. Não precisa de pagar outra vez.
deposit-error = O depósito falhou
deposit-error-text = Nada foi acrescentado ao seu saldo. Tente novamente ou pague de outra forma.
deposit-failed = Depósito não confirmado
deposit-failed-text = Não sabemos se o pagamento foi concluído. Verifique o seu saldo antes de pagar novamente.
deposit-title = Depósito
deposit-loading = A carregar a página de pagamento…
deposit-new-tab = Abrir noutro separador
deposit-unavailable = Não foi possível mostrar o formulário de pagamento. Pode depositar na página de pagamento.
deposit-to-page = Ir para a página de pagamento
deposit-notice-method_unavailable = Esta forma de pagamento não está disponível
deposit-notice-method_unavailable-text = Pague de outra forma ou tente novamente mais tarde.
deposit-notice-three_ds_needed = O seu banco quer confirmar que é o próprio
deposit-notice-three_ds_needed-text = Confirme o pagamento na aplicação ou na página do seu banco.
deposit-notice-processing_delayed = O pagamento está a demorar mais do que o habitual
deposit-notice-processing_delayed-text = O seu saldo mostra-o assim que chegar. Não precisa de pagar outra vez.
deposit-notice-card_saved = Cartão guardado
deposit-notice-card_saved-text = Pode escolhê-lo no próximo depósito.
deposit-notice-success = O pagamento avançou um passo
deposit-notice-warning = Há um aviso sobre o seu pagamento
deposit-notice-danger = Há um problema com o seu pagamento
deposit-notice-text = Veja o que diz o formulário de pagamento antes de continuar.
