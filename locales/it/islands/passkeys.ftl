### Messages of the player's passkeys, in the profile.

passkeys-title = Passkey
passkeys-text = Accedi con l’impronta digitale, il volto o il blocco schermo invece della password.
passkeys-none = Non hai ancora passkey.
passkeys-one = Passkey
passkeys-added = Aggiunta: { $moment }
passkeys-used = Ultimo utilizzo: { $moment }
passkeys-unused = Non ancora usata
passkeys-add = Aggiungi una passkey
passkeys-password = Inserisci la password per aggiungere una passkey.
passkeys-saved = Passkey aggiunta
passkeys-remove = Rimuovi
passkeys-sure = Rimuovere questa passkey?
passkeys-sure-text = Non potrai più accedere con questa passkey. Eliminala anche dal dispositivo.
passkeys-removed = Passkey rimossa
passkeys-cancel = Annulla
passkeys-known = Questo dispositivo ha già una passkey per il tuo conto.
passkeys-unfit = Questo dispositivo o browser non può creare una passkey.
