### Messages of the player's passkeys, in the profile.

passkeys-title = Prístupové kľúče
passkeys-text = Prihlasujte sa odtlačkom prsta, tvárou alebo zámkou obrazovky namiesto hesla.
passkeys-none = Zatiaľ nemáte žiadne prístupové kľúče.
passkeys-one = Prístupový kľúč
passkeys-added = Pridané: { $moment }
passkeys-used = Naposledy použité: { $moment }
passkeys-unused = Zatiaľ nepoužité
passkeys-add = Pridať prístupový kľúč
passkeys-password = Ak chcete pridať prístupový kľúč, zadajte heslo.
passkeys-saved = Prístupový kľúč bol pridaný
passkeys-remove = Odstrániť
passkeys-sure = Odstrániť tento prístupový kľúč?
passkeys-sure-text = Potom sa ním už neprihlásite. Vymažte ho aj zo svojho zariadenia.
passkeys-removed = Prístupový kľúč bol odstránený
passkeys-cancel = Zrušiť
passkeys-known = Toto zariadenie už má prístupový kľúč k vášmu účtu.
passkeys-unfit = Toto zariadenie alebo prehliadač nevie vytvoriť prístupový kľúč.
