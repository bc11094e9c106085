### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Add meg a fiókod e-mail-címét. Küldünk egy linket, amellyel új jelszót választhatsz.
recovery-own = Linket küldünk ide: { $email }.
recovery-send = Link küldése
recovery-sending = Egy pillanat…
recovery-sent = Ha van fiók ezzel a címmel: { $email }, a link úton van. Nézd meg a levélszemét mappát is.
recovery-again = Küldés újra
recovery-retry = Próbáld újra
recovery-failed = Ez nem sikerült. Próbáld újra később.
recovery-edit = Válassz új jelszót
recovery-password = Új jelszó
recovery-save = Jelszó mentése
recovery-saved = Az új jelszavad elmentettük, és be vagy jelentkezve
recovery-no-link = Ez a link hiányos, már felhasználták vagy lejárt. Kérj újat.
recovery-used = Ha már használtad, egyszerűen bejelentkezhetsz.
recovery-open-again = Nyisd meg újra az e-mailben kapott linket. Ha nem működik, kérj újat.
recovery-new-link = Új link kérése
recovery-confirm = Erősítsd meg az e-mail-címed
recovery-confirm-text = Add meg az e-mail-címedet. Újra elküldjük a megerősítő linket.
recovery-confirmed = Az e-mail-címedet megerősítettük. Most már bejelentkezhetsz.
recovery-unlock = Oldd fel a fiókod
recovery-unlock-text = Több hibás jelszó után a fiókot egy időre zároljuk. Add meg az e-mail-címedet, és küldünk egy linket, amellyel azonnal feloldhatod.
recovery-unlocked = A fiókodat feloldottuk. Újra bejelentkezhetsz.
