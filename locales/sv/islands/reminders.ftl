### Messages of the reminders to open an account and to pay in.

remind-sign-up = Ny här?
remind-sign-up-text = Med ett konto kan du lägga spel, spara favoriter och följa dina spel.
remind-deposit = Ditt saldo är tomt
remind-deposit-text = Sätt in pengar för att lägga nästa spel. Spela bara för pengar som du kan undvara.
remind-later = Inte nu
