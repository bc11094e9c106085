### How a payment ended: the alert after the platform's page has led back.

deposit-success = Depósito recebido
deposit-success-text = O dinheiro já está no seu saldo.
deposit-pending = Depósito a caminho
deposit-pending-text = Seu saldo vai mostrá-lo assim que ele chegar. Não é preciso pagar de novo.
deposit-error = O depósito falhou
deposit-error-text = Nada foi acrescentado ao seu saldo. Tente de novo ou pague de outra forma.
deposit-failed = O depósito rápido falhou
deposit-failed-text = Não sabemos se o pagamento foi concluído. Confira seu saldo antes de pagar de novo.
deposit-title = Depósito
deposit-loading = Carregando a página de pagamento…
deposit-new-tab = Abrir em nova aba
deposit-unavailable = O formulário de pagamento não pôde ser exibido. Você pode depositar na página de pagamento.
deposit-to-page = Ir para a página de pagamento
