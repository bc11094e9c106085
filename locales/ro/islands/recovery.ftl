### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Introdu adresa de e-mail a contului. Îți trimitem un link ca să alegi o parolă nouă.
recovery-own = Trimitem un link la { $email }.
recovery-send = Trimite linkul
recovery-sending = O clipă…
recovery-sent = Dacă există un cont cu { $email }, linkul este pe drum. Verifică și dosarul spam.
recovery-again = Trimite din nou
recovery-retry = Încearcă din nou
recovery-failed = Nu a mers. Încearcă din nou mai târziu.
recovery-edit = Alege o parolă nouă
recovery-password = Parolă nouă
recovery-save = Salvează parola
recovery-saved = Parola nouă este salvată și ai intrat în cont
recovery-no-link = Linkul este incomplet, a fost folosit sau a expirat. Cere unul nou.
recovery-used = Dacă l-ai folosit deja, te poți autentifica direct.
recovery-open-again = Deschide din nou linkul din e-mail. Dacă nu funcționează, cere unul nou.
recovery-new-link = Cere un link nou
recovery-confirm = Confirmă adresa de e-mail
recovery-confirm-text = Introdu adresa ta de e-mail. Îți trimitem din nou linkul de confirmare.
recovery-confirmed = Adresa ta de e-mail este confirmată. Acum te poți autentifica.
recovery-unlock = Deblochează contul
recovery-unlock-text = După mai multe parole greșite, un cont este blocat pentru o vreme. Introdu adresa ta de e-mail și îți trimitem un link care îl deblochează acum.
recovery-unlocked = Contul tău este deblocat. Te poți autentifica din nou.
