### Messages of the reminders to open an account and to pay in.

remind-sign-up = ¿Es tu primera vez aquí?
remind-sign-up-text = Con una cuenta puedes apostar, guardar favoritos y seguir tus apuestas.
remind-deposit = No tienes saldo
remind-deposit-text = Deposita para hacer tu próxima apuesta. Juega solo con dinero del que puedas prescindir.
remind-later = Ahora no
