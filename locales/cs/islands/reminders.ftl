### Messages of the reminders to open an account and to pay in.

remind-sign-up = Jste tu poprvé?
remind-sign-up-text = S účtem můžete sázet, ukládat si oblíbené a sledovat své sázky.
remind-deposit = Na kontě nemáte žádné peníze
remind-deposit-text = Na další sázku dobijte konto. Sázejte jen peníze, které si můžete dovolit prohrát.
remind-later = Teď ne
