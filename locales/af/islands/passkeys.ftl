### Messages of the player's passkeys, in the profile.

passkeys-title = Wagwoordsleutels
passkeys-text = Meld aan met jou vingerafdruk, jou gesig of jou skermslot in plaas van ’n wagwoord.
passkeys-none = Jy het nog geen wagwoordsleutels nie.
passkeys-one = Wagwoordsleutel
passkeys-added = Bygevoeg: { $moment }
passkeys-used = Laas gebruik: { $moment }
passkeys-unused = Nog nie gebruik nie
passkeys-add = Voeg ’n wagwoordsleutel by
passkeys-password = Voer jou wagwoord in om ’n wagwoordsleutel by te voeg.
passkeys-saved = Wagwoordsleutel bygevoeg
passkeys-remove = Verwyder
passkeys-sure = Verwyder hierdie wagwoordsleutel?
passkeys-sure-text = Jy kan dan nie meer daarmee aanmeld nie. Vee dit ook van jou toestel af uit.
passkeys-removed = Wagwoordsleutel verwyder
passkeys-cancel = Kanselleer
passkeys-known = Hierdie toestel het reeds ’n wagwoordsleutel vir jou rekening.
passkeys-unfit = Hierdie toestel of blaaier kan nie ’n wagwoordsleutel skep nie.
