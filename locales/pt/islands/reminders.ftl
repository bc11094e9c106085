### Messages of the reminders to open an account and to pay in.

remind-sign-up = Primeira vez aqui?
remind-sign-up-text = Com uma conta pode apostar, guardar favoritos e acompanhar as suas apostas.
remind-deposit = O seu saldo está a zero
remind-deposit-text = Deposite para fazer a próxima aposta. Jogue apenas com dinheiro que pode dispensar.
remind-later = Agora não
