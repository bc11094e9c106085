### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Zadejte e-mail svého účtu. Pošleme vám odkaz, kterým si zvolíte nové heslo.
recovery-own = Pošleme odkaz na { $email }.
recovery-send = Poslat odkaz
recovery-sending = Okamžik…
recovery-sent = Pokud existuje účet s adresou { $email }, odkaz je na cestě. Podívejte se i do spamu.
recovery-again = Poslat znovu
recovery-retry = Zkusit znovu
recovery-failed = Nepodařilo se to. Zkuste to prosím později.
recovery-edit = Zvolte si nové heslo
recovery-password = Nové heslo
recovery-save = Uložit heslo
recovery-saved = Nové heslo je uloženo a jste přihlášeni
recovery-no-link = Odkaz není úplný, už byl použit nebo vypršel. Požádejte o nový.
recovery-used = Pokud jste ho už použili, můžete se rovnou přihlásit.
recovery-open-again = Otevřete odkaz v e-mailu znovu. Pokud nefunguje, požádejte o nový.
recovery-new-link = Požádat o nový odkaz
recovery-confirm = Potvrďte svůj e-mail
recovery-confirm-text = Zadejte svůj e-mail. Odkaz k potvrzení vám pošleme znovu.
recovery-confirmed = Váš e-mail je potvrzen. Teď se můžete přihlásit.
recovery-unlock = Odemkněte svůj účet
recovery-unlock-text = Po několika chybných heslech se účet na nějakou dobu uzamkne. Zadejte svůj e-mail a my vám pošleme odkaz, který ho hned odemkne.
recovery-unlocked = Váš účet je odemčený. Můžete se znovu přihlásit.
