### Messages of the reminders to open an account and to pay in.

remind-sign-up = Ești pentru prima dată aici?
remind-sign-up-text = Cu un cont poți să pariezi, să îți salvezi favoritele și să îți urmărești pariurile.
remind-deposit = Soldul tău este zero
remind-deposit-text = Depune ca să plasezi următorul pariu. Pariază doar banii pe care îți permiți să îi pierzi.
remind-later = Nu acum
