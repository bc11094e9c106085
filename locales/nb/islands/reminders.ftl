### Messages of the reminders to open an account and to pay in.

remind-sign-up = Ny her?
remind-sign-up-text = Med en konto kan du levere spill, lagre favoritter og følge spillene dine.
remind-deposit = Saldoen din er tom
remind-deposit-text = Sett inn penger for å levere neste spill. Spill bare for penger du kan unnvære.
remind-later = Ikke nå
