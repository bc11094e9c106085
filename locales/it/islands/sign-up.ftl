### Messages of the form that opens an account.

join-first-name = Nome
join-last-name = Cognome
join-country = Paese di residenza
join-currency = Valuta
join-terms = Ho almeno 18 anni e accetto il { $rules }.
join-rules = regolamento
join-missing = Compila questo campo.
join-terms-missing = Per aprire un conto, conferma la tua età e accetta il regolamento.
join-sent = Ancora un passo: abbiamo inviato un link a { $email }. Aprilo per confermare l’indirizzo, poi accedi.
join-welcome = Ti diamo il benvenuto! Il tuo conto è aperto e hai effettuato l’accesso
join-closed = Al momento non è possibile aprire nuovi conti.
join-blocked = Non è possibile aprire conti dal tuo Paese.
join-sign-in = Ho già un conto
join-complete = Prima qualche dato
join-complete-text = Ci servono una volta sola, prima che tu possa depositare.
join-date-of-birth = Data di nascita
join-date-of-birth-invalid = Inserisci una data completa nel passato.
join-address = Via e numero civico
join-city = Città
join-postal-code = CAP
join-save = Salva e continua
join-saved = I tuoi dati sono salvati
join-terms-changed = Il nostro regolamento è cambiato
join-terms-read = Per continuare, leggi e accetta il { $rules }.
join-terms-accept = Accetto
