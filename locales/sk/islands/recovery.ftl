### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Zadajte e-mail svojho účtu. Pošleme vám odkaz na voľbu nového hesla.
recovery-own = Pošleme odkaz na { $email }.
recovery-send = Poslať odkaz
recovery-sending = Okamih…
recovery-sent = Ak existuje účet s adresou { $email }, odkaz je na ceste. Pozrite sa aj do spamu.
recovery-again = Poslať znova
recovery-retry = Skúsiť znova
recovery-failed = Nepodarilo sa to. Skúste to, prosím, neskôr.
recovery-edit = Zvoľte si nové heslo
recovery-password = Nové heslo
recovery-save = Uložiť heslo
recovery-saved = Nové heslo je uložené a ste prihlásení
recovery-no-link = Odkaz nie je úplný, už bol použitý alebo vypršal. Požiadajte o nový.
recovery-used = Ak ste ho už použili, môžete sa rovno prihlásiť.
recovery-open-again = Otvorte odkaz v e-maile znova. Ak nefunguje, požiadajte o nový.
recovery-new-link = Požiadať o nový odkaz
recovery-confirm = Potvrďte svoj e-mail
recovery-confirm-text = Zadajte svoj e-mail. Odkaz na potvrdenie vám pošleme znova.
recovery-confirmed = Váš e-mail je potvrdený. Teraz sa môžete prihlásiť.
recovery-unlock = Odomknite svoj účet
recovery-unlock-text = Po niekoľkých nesprávnych heslách sa účet na istý čas zamkne. Zadajte svoj e-mail a pošleme vám odkaz, ktorý ho hneď odomkne.
recovery-unlocked = Váš účet je odomknutý. Môžete sa znova prihlásiť.
