### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Accedi per vedere il tuo livello, i tuoi punti e i tuoi saldi.
profile-sign-in = Accedi
profile-name = Nome
profile-email = E-mail
profile-password = Scegli una nuova password
profile-phone = Numero di telefono
profile-phone-verified = Verificato
profile-phone-verify = Verifica il tuo numero
profile-level = Livello
profile-points = Punti
profile-next = Punti per il livello { $level }: { $count }
profile-top = Hai raggiunto il livello più alto.
profile-balances = Saldi
profile-documents = Tieni a portata di mano un documento d’identità e una prova di residenza: potrebbero esserti chiesti prima del tuo primo prelievo.
profile-failed = Non è stato possibile caricare il tuo profilo.
profile-retry = Riprova
