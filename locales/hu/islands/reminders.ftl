### Messages of the reminders to open an account and to pay in.

remind-sign-up = Új vagy itt?
remind-sign-up-text = Fiókkal fogadhatsz, kedvenceket menthetsz, és követheted a fogadásaidat.
remind-deposit = Üres az egyenleged
remind-deposit-text = Fizess be a következő fogadáshoz. Csak annyi pénzzel fogadj, amennyit megengedhetsz magadnak elveszíteni.
remind-later = Most nem
