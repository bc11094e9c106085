### Messages of the player's passkeys, in the profile.

passkeys-title = Adgangsnøgler
passkeys-text = Log ind med dit fingeraftryk, dit ansigt eller din skærmlås i stedet for en adgangskode.
passkeys-none = Du har ingen adgangsnøgler endnu.
passkeys-one = Adgangsnøgle
passkeys-added = Tilføjet: { $moment }
passkeys-used = Sidst brugt: { $moment }
passkeys-unused = Ikke brugt endnu
passkeys-add = Tilføj en adgangsnøgle
passkeys-password = Indtast din adgangskode for at tilføje en adgangsnøgle.
passkeys-saved = Adgangsnøglen er tilføjet
passkeys-remove = Fjern
passkeys-sure = Vil du fjerne denne adgangsnøgle?
passkeys-sure-text = Så kan du ikke længere logge ind med den. Slet den også på din enhed.
passkeys-removed = Adgangsnøglen er fjernet
passkeys-cancel = Annuller
passkeys-known = Denne enhed har allerede en adgangsnøgle til din konto.
passkeys-unfit = Denne enhed eller browser kan ikke oprette en adgangsnøgle.
