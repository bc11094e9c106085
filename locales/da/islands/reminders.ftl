### Messages of the reminders to open an account and to pay in.

remind-sign-up = Ny her?
remind-sign-up-text = Med en konto kan du placere spil, gemme favoritter og følge dine spil.
remind-deposit = Din saldo er tom
remind-deposit-text = Indbetal for at placere dit næste spil. Spil kun for penge, du kan undvære.
remind-later = Ikke nu
