### How a payment ended: the alert after the platform's page has led back.

deposit-success = Depósito recebido
deposit-success-text = O dinheiro já está no seu saldo.
deposit-pending = Depósito a caminho
deposit-pending-text = Seu saldo vai mostrá-lo assim que ele chegar. Não é preciso pagar de novo.
deposit-error = O depósito falhou
deposit-error-text = Nada foi acrescentado ao seu saldo. Tente de novo ou pague de outra forma.
deposit-title = Depósito
deposit-loading = Carregando a página de pagamento…
deposit-new-tab = Abrir em nova aba
