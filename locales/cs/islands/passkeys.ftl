### Messages of the player's passkeys, in the profile.

passkeys-title = Přístupové klíče
passkeys-text = Přihlašujte se otiskem prstu, obličejem nebo zámkem obrazovky místo hesla.
passkeys-none = Zatím nemáte žádné přístupové klíče.
passkeys-one = Přístupový klíč
passkeys-added = Přidáno: { $moment }
passkeys-used = Naposledy použito: { $moment }
passkeys-unused = Zatím nepoužito
passkeys-add = Přidat přístupový klíč
passkeys-password = Chcete-li přidat přístupový klíč, zadejte heslo.
passkeys-saved = Přístupový klíč byl přidán
passkeys-remove = Odebrat
passkeys-sure = Odebrat tento přístupový klíč?
passkeys-sure-text = Potom se jím už nepřihlásíte. Smažte ho také ze svého zařízení.
passkeys-removed = Přístupový klíč byl odebrán
passkeys-cancel = Zrušit
passkeys-known = Toto zařízení už přístupový klíč k vašemu účtu má.
passkeys-unfit = Toto zařízení nebo prohlížeč přístupový klíč vytvořit neumí.
