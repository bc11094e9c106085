### Messages of the reminders to open an account and to pay in.

remind-sign-up = Ви тут уперше?
remind-sign-up-text = З рахунком можна робити ставки, зберігати обране та стежити за своїми ставками.
remind-deposit = На балансі немає коштів
remind-deposit-text = Внесіть депозит, щоб зробити наступну ставку. Ставте лише ті гроші, які можете дозволити собі програти.
remind-later = Не зараз
