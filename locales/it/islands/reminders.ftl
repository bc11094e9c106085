### Messages of the reminders to open an account and to pay in.

remind-sign-up = Prima volta qui?
remind-sign-up-text = Con un conto puoi scommettere, salvare i preferiti e seguire le tue scommesse.
remind-deposit = Il tuo saldo è a zero
remind-deposit-text = Deposita per piazzare la prossima scommessa. Gioca solo con denaro di cui puoi fare a meno.
remind-later = Non ora
