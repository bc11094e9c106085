### Messages of the reminders to open an account and to pay in.

remind-sign-up = Uusi täällä?
remind-sign-up-text = Tilillä voit asettaa vetoja, tallentaa suosikkeja ja seurata vetojasi.
remind-deposit = Saldosi on nolla
remind-deposit-text = Talleta, niin voit asettaa seuraavan vedon. Pelaa vain rahalla, jonka sinulla on varaa hävitä.
remind-later = Ei nyt
