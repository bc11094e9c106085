### Messages of the reminders to open an account and to pay in.

remind-sign-up = Novi ste ovdje?
remind-sign-up-text = Sa nalogom možete da uplaćujete opklade, čuvate omiljeno i pratite svoje opklade.
remind-deposit = Nemate novca na računu
remind-deposit-text = Uplatite depozit za sljedeću opkladu. Kladite se samo novcem koji možete sebi priuštiti da izgubite.
remind-later = Ne sada
