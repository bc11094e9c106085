### Messages of the form that opens an account.

join-first-name = Prénom
join-last-name = Nom
join-country = Pays de résidence
join-currency = Devise
join-terms = J’ai 18 ans ou plus et j’accepte le { $rules }.
join-rules = règlement
join-missing = Remplissez ce champ.
join-terms-missing = Pour ouvrir un compte, confirmez votre âge et acceptez le règlement.
join-sent = Encore une étape : nous avons envoyé un lien à { $email }. Ouvrez-le pour confirmer votre adresse, puis connectez-vous.
join-welcome = Bienvenue ! Votre compte est ouvert et vous êtes connecté
join-closed = Il n’est pas possible d’ouvrir de nouveaux comptes pour le moment.
join-blocked = Il n’est pas possible d’ouvrir un compte depuis votre pays.
join-sign-in = J’ai déjà un compte
join-complete = D’abord quelques informations
join-complete-text = Nous en avons besoin une seule fois, avant votre premier dépôt.
join-date-of-birth = Date de naissance
join-date-of-birth-invalid = Saisissez une date complète dans le passé.
join-address = Numéro et rue
join-city = Ville
join-postal-code = Code postal
join-save = Enregistrer et continuer
join-saved = Vos informations sont enregistrées
join-terms-changed = Notre règlement a changé
join-terms-read = Pour continuer, lisez et acceptez le { $rules }.
join-terms-accept = J’accepte
