### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Saisissez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.
recovery-own = Nous enverrons un lien à { $email }.
recovery-send = Envoyer le lien
recovery-sending = Un instant…
recovery-sent = S’il existe un compte avec { $email }, le lien est en route. Regardez aussi dans les courriers indésirables.
recovery-again = Envoyer à nouveau
recovery-retry = Réessayer
recovery-failed = Cela n’a pas fonctionné. Veuillez réessayer plus tard.
recovery-edit = Choisir un nouveau mot de passe
recovery-password = Nouveau mot de passe
recovery-save = Enregistrer le mot de passe
recovery-saved = Votre nouveau mot de passe est enregistré et vous êtes connecté
recovery-no-link = Ce lien est incomplet, déjà utilisé ou expiré. Demandez-en un nouveau.
recovery-used = Si vous l’avez déjà utilisé, vous pouvez simplement vous connecter.
recovery-open-again = Ouvrez à nouveau le lien reçu par e-mail. S’il ne fonctionne pas, demandez-en un nouveau.
recovery-new-link = Demander un nouveau lien
recovery-confirm = Confirmer votre e-mail
recovery-confirm-text = Saisissez votre adresse e-mail. Nous vous enverrons à nouveau le lien de confirmation.
recovery-confirmed = Votre adresse e-mail est confirmée. Vous pouvez maintenant vous connecter.
recovery-unlock = Débloquer votre compte
recovery-unlock-text = Après plusieurs mots de passe incorrects, un compte est bloqué pendant un certain temps. Saisissez votre adresse e-mail et nous vous enverrons un lien qui le débloque tout de suite.
recovery-unlocked = Votre compte est débloqué. Vous pouvez vous reconnecter.
