### Messages of the reminders to open an account and to pay in.

remind-sign-up = New here?
remind-sign-up-text = With an account you can place bets, keep favourites and follow your bets.
remind-deposit = Your balance is empty
remind-deposit-text = Pay in to place your next bet. Play only with money that you can spare.
# Button: closes the reminder.
remind-later = Not now
