### Messages of the reminders to open an account and to pay in.

remind-sign-up = Umusha lapha?
remind-sign-up-text = Nge-akhawunti ungafaka amabhethi, ugcine izintandokazi futhi ulandele amabhethi akho.
remind-deposit = Ibhalansi yakho ayinalutho
remind-deposit-text = Faka imali ukuze ufake ibhethi yakho elandelayo. Dlala kuphela ngemali ongakwazi ukulahlekelwa yiyo.
remind-later = Hhayi manje
