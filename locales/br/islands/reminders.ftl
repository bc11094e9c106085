### Messages of the reminders to open an account and to pay in.

remind-sign-up = Primeira vez aqui?
remind-sign-up-text = Com uma conta você pode apostar, salvar favoritos e acompanhar suas apostas.
remind-deposit = Seu saldo está zerado
remind-deposit-text = Deposite para fazer sua próxima aposta. Jogue só com dinheiro que não vai fazer falta.
remind-later = Agora não
