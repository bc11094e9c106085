### How a payment ended: the alert after the platform's page has led back.

deposit-success = Dépôt reçu
deposit-success-text = L’argent est sur votre solde.
deposit-pending = Dépôt en cours
deposit-pending-text = Votre solde l’affichera dès son arrivée. Inutile de payer à nouveau.
deposit-error = Échec du dépôt
deposit-error-text = Rien n’a été ajouté à votre solde. Réessayez ou payez autrement.
deposit-failed = Dépôt non confirmé
deposit-failed-text = Nous ne savons pas si le paiement a abouti. Vérifiez votre solde avant de payer à nouveau.
deposit-title = Dépôt
deposit-loading = Chargement de la page de paiement…
deposit-new-tab = Ouvrir dans un nouvel onglet
deposit-unavailable = Le formulaire de paiement n’a pas pu s’afficher. Vous pouvez déposer sur la page de paiement.
deposit-to-page = Aller à la page de paiement
deposit-notice-method_unavailable = Ce moyen de paiement n’est pas disponible
deposit-notice-method_unavailable-text = Payez autrement ou réessayez plus tard.
deposit-notice-three_ds_needed = Votre banque veut vérifier que c’est bien vous
deposit-notice-three_ds_needed-text = Confirmez le paiement dans l’application ou sur la page de votre banque.
deposit-notice-processing_delayed = Le paiement prend plus de temps que d’habitude
deposit-notice-processing_delayed-text = Votre solde l’affichera dès son arrivée. Inutile de payer à nouveau.
deposit-notice-card_saved = Carte enregistrée
deposit-notice-card_saved-text = Vous pourrez la choisir pour votre prochain dépôt.
deposit-notice-success = Le paiement a avancé d’une étape
deposit-notice-warning = Une remarque concerne votre paiement
deposit-notice-danger = Votre paiement rencontre un problème
deposit-notice-text = Lisez le formulaire de paiement avant de continuer.
