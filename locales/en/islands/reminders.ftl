### Messages of the reminders to open an account and to pay in.

remind-sign-up = New here?
remind-sign-up-text = With an account you can place bets, keep favourites and follow your bets.
remind-deposit = Your balance is empty
remind-deposit-text = Deposit to place your next bet. Only bet what you can afford to lose.
# Button: closes the reminder.
remind-later = Not now
