### Messages of the reminders to open an account and to pay in.

remind-sign-up = Nieuw hier?
remind-sign-up-text = Met een account kun je bets plaatsen, favorieten bewaren en je bets volgen.
remind-deposit = Je saldo is nul
remind-deposit-text = Stort geld om je volgende bet te plaatsen. Speel alleen met geld dat je kunt missen.
remind-later = Niet nu
