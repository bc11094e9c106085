### Messages of the player's passkeys, in the profile.

passkeys-title = Clés d’accès
passkeys-text = Connectez-vous avec votre empreinte digitale, votre visage ou le verrouillage de l’écran au lieu d’un mot de passe.
passkeys-none = Vous n’avez pas encore de clé d’accès.
passkeys-one = Clé d’accès
passkeys-added = Ajoutée : { $moment }
passkeys-used = Dernière utilisation : { $moment }
passkeys-unused = Pas encore utilisée
passkeys-add = Ajouter une clé d’accès
passkeys-password = Saisissez votre mot de passe pour ajouter une clé d’accès.
passkeys-saved = Clé d’accès ajoutée
passkeys-remove = Supprimer
passkeys-sure = Supprimer cette clé d’accès ?
passkeys-sure-text = Vous ne pourrez plus l’utiliser pour vous connecter. Supprimez-la aussi de votre appareil.
passkeys-removed = Clé d’accès supprimée
passkeys-cancel = Annuler
passkeys-known = Cet appareil a déjà une clé d’accès pour votre compte.
passkeys-unfit = Cet appareil ou ce navigateur ne peut pas créer de clé d’accès.
