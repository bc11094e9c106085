### Messages of the reminders to open an account and to pay in.

remind-sign-up = Nuut hier?
remind-sign-up-text = Met ’n rekening kan jy weddenskappe plaas, gunstelinge bewaar en jou weddenskappe volg.
remind-deposit = Jou saldo is nul
remind-deposit-text = Deponeer om jou volgende weddenskap te plaas. Speel net met geld wat jy kan bekostig om te verloor.
remind-later = Nie nou nie
