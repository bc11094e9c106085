### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Connectez-vous pour voir votre niveau, vos points et vos soldes.
profile-sign-in = Se connecter
profile-name = Nom
profile-email = E-mail
profile-password = Choisir un nouveau mot de passe
profile-phone = Numéro de téléphone
profile-phone-verified = Vérifié
profile-phone-verify = Vérifier votre numéro
profile-level = Niveau
profile-points = Points
profile-next = Points avant le niveau { $level } : { $count }
profile-top = Vous avez atteint le niveau le plus élevé.
profile-balances = Soldes
profile-documents = Gardez à portée de main une pièce d’identité et un justificatif de domicile : ils peuvent vous être demandés avant votre premier retrait.
profile-failed = Impossible de charger votre profil.
profile-retry = Réessayer
