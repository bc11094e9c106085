### How a payment ended: the alert after the platform's page has led back.

deposit-success = Depósito recebido
deposit-success-text = O dinheiro já está no seu saldo.
deposit-pending = Depósito a caminho
deposit-pending-text = Seu saldo vai mostrá-lo assim que ele chegar. Não é preciso pagar de novo.
deposit-error = O depósito falhou
deposit-error-text = Nada foi acrescentado ao seu saldo. Tente de novo ou pague de outra forma.
deposit-failed = Depósito não confirmado
deposit-failed-text = Não sabemos se o pagamento foi concluído. Confira seu saldo antes de pagar de novo.
deposit-title = Depósito
deposit-loading = Carregando a página de pagamento…
deposit-new-tab = Abrir em nova aba
deposit-unavailable = O formulário de pagamento não pôde ser exibido. Você pode depositar na página de pagamento.
deposit-to-page = Ir para a página de pagamento
deposit-notice-method_unavailable = Esta forma de pagamento não está disponível
deposit-notice-method_unavailable-text = Pague de outra forma ou tente de novo mais tarde.
deposit-notice-three_ds_needed = Seu banco quer confirmar que é você
deposit-notice-three_ds_needed-text = Confirme o pagamento no aplicativo ou na página do seu banco.
deposit-notice-processing_delayed = O pagamento está demorando mais que o normal
deposit-notice-processing_delayed-text = Seu saldo vai mostrá-lo assim que ele chegar. Não é preciso pagar de novo.
deposit-notice-card_saved = Cartão salvo
deposit-notice-card_saved-text = Você pode escolhê-lo no próximo depósito.
deposit-notice-success = O pagamento avançou mais uma etapa
deposit-notice-warning = Há um aviso sobre o seu pagamento
deposit-notice-danger = Há um problema com o seu pagamento
deposit-notice-text = Veja o que diz o formulário de pagamento antes de continuar.
