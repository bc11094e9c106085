### Messages of the reminders to open an account and to pay in.

remind-sign-up = Jste tu poprvé?
remind-sign-up-text = S účtem můžete sázet, ukládat si oblíbené a sledovat své sázky.
remind-deposit = Na kontě nemáte žádné peníze
remind-deposit-text = Vložte peníze a vsaďte si znovu. Hrajte jen s penězi, které můžete postrádat.
remind-later = Teď ne
