### Messages of the player's passkeys, in the profile.

passkeys-title = Tilgangsnøkler
passkeys-text = Logg inn med fingeravtrykk, ansikt eller skjermlås i stedet for et passord.
passkeys-none = Du har ingen tilgangsnøkler ennå.
passkeys-one = Tilgangsnøkkel
passkeys-added = Lagt til: { $moment }
passkeys-used = Sist brukt: { $moment }
passkeys-unused = Ikke brukt ennå
passkeys-add = Legg til en tilgangsnøkkel
passkeys-password = Skriv inn passordet ditt for å legge til en tilgangsnøkkel.
passkeys-saved = Tilgangsnøkkelen er lagt til
passkeys-remove = Fjern
passkeys-sure = Vil du fjerne denne tilgangsnøkkelen?
passkeys-sure-text = Da kan du ikke lenger logge inn med den. Slett den også på enheten din.
passkeys-removed = Tilgangsnøkkelen er fjernet
passkeys-cancel = Avbryt
passkeys-known = Denne enheten har allerede en tilgangsnøkkel til kontoen din.
passkeys-unfit = Denne enheten eller nettleseren kan ikke lage en tilgangsnøkkel.
