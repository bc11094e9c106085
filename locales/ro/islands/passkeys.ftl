### Messages of the player's passkeys, in the profile.

passkeys-title = Chei de acces
passkeys-text = Autentifică-te cu amprenta, fața sau blocarea ecranului în loc de parolă.
passkeys-none = Nu ai încă nicio cheie de acces.
passkeys-one = Cheie de acces
passkeys-added = Adăugată: { $moment }
passkeys-used = Folosită ultima dată: { $moment }
passkeys-unused = Nefolosită încă
passkeys-add = Adaugă o cheie de acces
passkeys-password = Introdu parola pentru a adăuga o cheie de acces.
passkeys-saved = Cheia de acces a fost adăugată
passkeys-remove = Elimină
passkeys-sure = Elimini această cheie de acces?
passkeys-sure-text = Nu te vei mai putea autentifica cu ea. Șterge-o și de pe dispozitivul tău.
passkeys-removed = Cheia de acces a fost eliminată
passkeys-cancel = Anulează
passkeys-known = Acest dispozitiv are deja o cheie de acces pentru contul tău.
passkeys-unfit = Acest dispozitiv sau browser nu poate crea o cheie de acces.
