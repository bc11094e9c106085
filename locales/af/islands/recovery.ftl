### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Voer die e-posadres van jou rekening in. Ons stuur vir jou ’n skakel om ’n nuwe wagwoord te kies.
recovery-own = Ons stuur ’n skakel na { $email }.
recovery-send = Stuur skakel
recovery-sending = Net ’n oomblik…
recovery-sent = As daar ’n rekening met { $email } is, is die skakel op pad. Kyk ook in jou gemorspos.
recovery-again = Stuur weer
recovery-retry = Probeer weer
recovery-failed = Dit het nie gewerk nie. Probeer asseblief later weer.
recovery-edit = Kies ’n nuwe wagwoord
recovery-password = Nuwe wagwoord
recovery-save = Stoor wagwoord
recovery-saved = Jou nuwe wagwoord is gestoor en jy is aangemeld
recovery-no-link = Hierdie skakel is onvolledig, reeds gebruik of het verval. Vra ’n nuwe een aan.
recovery-used = As jy dit reeds gebruik het, kan jy net aanmeld.
recovery-open-again = Maak die skakel in die e-pos weer oop. As dit nie werk nie, vra ’n nuwe een aan.
recovery-new-link = Vra ’n nuwe skakel aan
recovery-confirm = Bevestig jou e-pos
recovery-confirm-text = Voer jou e-posadres in. Ons stuur weer vir jou die skakel om dit te bevestig.
recovery-confirmed = Jou e-posadres is bevestig. Jy kan nou aanmeld.
recovery-unlock = Ontsluit jou rekening
recovery-unlock-text = Ná verskeie verkeerde wagwoorde word ’n rekening vir ’n ruk gesluit. Voer jou e-posadres in, en ons stuur vir jou ’n skakel wat dit nou dadelik ontsluit.
recovery-unlocked = Jou rekening is ontsluit. Jy kan weer aanmeld.
