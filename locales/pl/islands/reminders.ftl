### Messages of the reminders to open an account and to pay in.

remind-sign-up = Pierwszy raz tutaj?
remind-sign-up-text = Z kontem możesz stawiać zakłady, zapisywać ulubione i śledzić swoje zakłady.
remind-deposit = Twoje saldo wynosi zero
remind-deposit-text = Wpłać, aby postawić kolejny zakład. Graj tylko za pieniądze, na których stratę możesz sobie pozwolić.
remind-later = Nie teraz
