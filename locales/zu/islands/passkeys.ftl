### Messages of the player's passkeys, in the profile.

passkeys-title = Okhiye bokudlula
passkeys-text = Ngena ngezigxivizo zeminwe, ubuso noma isikhiya sesikrini esikhundleni sephasiwedi.
passkeys-none = Awukabi nabo okhiye bokudlula.
passkeys-one = Ukhiye wokudlula
passkeys-added = Wengezwe: { $moment }
passkeys-used = Ugcine ukusetshenziswa: { $moment }
passkeys-unused = Awukasetshenziswa
passkeys-add = Engeza ukhiye wokudlula
passkeys-password = Faka iphasiwedi yakho ukuze wengeze ukhiye wokudlula.
passkeys-saved = Ukhiye wokudlula wengeziwe
passkeys-remove = Susa
passkeys-sure = Susa lo khiye wokudlula?
passkeys-sure-text = Ngeke usakwazi ukungena ngawo. Wususe nasedivayisini yakho.
passkeys-removed = Ukhiye wokudlula ususiwe
passkeys-cancel = Khansela
passkeys-known = Le divayisi isivele inokhiye wokudlula we-akhawunti yakho.
passkeys-unfit = Le divayisi noma isiphequluli asikwazi ukwenza ukhiye wokudlula.
