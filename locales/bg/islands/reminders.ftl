### Messages of the reminders to open an account and to pay in.

remind-sign-up = За първи път тук?
remind-sign-up-text = С профил можете да залагате, да запазвате любими и да следите залозите си.
remind-deposit = Балансът Ви е нулев
remind-deposit-text = Внесете депозит, за да направите следващия си залог. Залагайте само пари, които можете да си позволите да загубите.
remind-later = Не сега
