### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Syötä tilisi sähköpostiosoite. Lähetämme linkin, jolla valitset uuden salasanan.
recovery-own = Lähetämme linkin osoitteeseen { $email }.
recovery-send = Lähetä linkki
recovery-sending = Hetki…
recovery-sent = Jos osoitteella { $email } on tili, linkki on matkalla. Katso myös roskapostista.
recovery-again = Lähetä uudelleen
recovery-retry = Yritä uudelleen
recovery-failed = Se ei onnistunut. Yritä myöhemmin uudelleen.
recovery-edit = Valitse uusi salasana
recovery-password = Uusi salasana
recovery-save = Tallenna salasana
recovery-saved = Uusi salasana on tallennettu ja olet kirjautunut sisään
recovery-no-link = Linkki on puutteellinen, käytetty tai vanhentunut. Pyydä uusi.
recovery-used = Jos olet jo käyttänyt sen, voit vain kirjautua.
recovery-open-again = Avaa sähköpostissa oleva linkki uudelleen. Jos se ei toimi, pyydä uusi.
recovery-new-link = Pyydä uusi linkki
recovery-confirm = Vahvista sähköpostisi
recovery-confirm-text = Syötä sähköpostiosoitteesi. Lähetämme vahvistuslinkin uudelleen.
recovery-confirmed = Sähköpostiosoitteesi on vahvistettu. Voit nyt kirjautua.
recovery-unlock = Avaa tilin lukitus
recovery-unlock-text = Tili lukitaan joksikin aikaa usean väärän salasanan jälkeen. Syötä sähköpostiosoitteesi, niin lähetämme linkin, joka avaa sen heti.
recovery-unlocked = Tilisi lukitus on avattu. Voit kirjautua taas.
