### Messages of the reminders to open an account and to pay in.

remind-sign-up = Вы здесь впервые?
remind-sign-up-text = Со счётом можно делать ставки, сохранять избранное и следить за своими ставками.
remind-deposit = На балансе нет средств
remind-deposit-text = Внесите депозит, чтобы сделать следующую ставку. Ставьте только те деньги, которые можете позволить себе проиграть.
remind-later = Не сейчас
