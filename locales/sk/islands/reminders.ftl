### Messages of the reminders to open an account and to pay in.

remind-sign-up = Ste tu prvýkrát?
remind-sign-up-text = S účtom môžete staviť, ukladať si obľúbené a sledovať svoje stávky.
remind-deposit = Na konte nemáte žiadne peniaze
remind-deposit-text = Na ďalšiu stávku dobite konto. Stavte len peniaze, ktoré si môžete dovoliť prehrať.
remind-later = Teraz nie
