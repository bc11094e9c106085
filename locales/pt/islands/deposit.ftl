### How a payment ended: the alert after the platform's page has led back.

deposit-success = Depósito recebido
deposit-success-text = O dinheiro está no seu saldo.
deposit-pending = Depósito a caminho
deposit-pending-text = O seu saldo mostra-o assim que chegar. Não precisa de pagar outra vez.
deposit-error = O depósito falhou
deposit-error-text = Nada foi acrescentado ao seu saldo. Tente novamente ou pague de outra forma.
deposit-failed = O depósito rápido falhou
deposit-failed-text = Não sabemos se o pagamento foi concluído. Verifique o seu saldo antes de pagar novamente.
deposit-title = Depósito
deposit-loading = A carregar a página de pagamento…
deposit-new-tab = Abrir noutro separador
deposit-unavailable = Não foi possível mostrar o formulário de pagamento. Pode depositar na página de pagamento.
deposit-to-page = Ir para a página de pagamento
