### Messages of the player's passkeys, in the profile.

passkeys-title = Azonosítókulcsok
passkeys-text = Jelentkezz be ujjlenyomattal, arccal vagy képernyőzárral jelszó helyett.
passkeys-none = Még nincs azonosítókulcsod.
passkeys-one = Azonosítókulcs
passkeys-added = Hozzáadva: { $moment }
passkeys-used = Utoljára használva: { $moment }
passkeys-unused = Még nem használtad
passkeys-add = Azonosítókulcs hozzáadása
passkeys-password = Azonosítókulcs hozzáadásához add meg a jelszavadat.
passkeys-saved = Azonosítókulcs hozzáadva
passkeys-remove = Törlés
passkeys-sure = Törlöd ezt az azonosítókulcsot?
passkeys-sure-text = Ezután nem tudsz bejelentkezni vele. Töröld az eszközödről is.
passkeys-removed = Azonosítókulcs törölve
passkeys-cancel = Mégse
passkeys-known = Ezen az eszközön már van azonosítókulcs a fiókodhoz.
passkeys-unfit = Ez az eszköz vagy böngésző nem tud azonosítókulcsot létrehozni.
