### How a payment ended: the alert after the platform's page has led back.

deposit-success = Dépôt reçu
deposit-success-text = L’argent est sur votre solde.
deposit-pending = Dépôt en cours
deposit-pending-text = Votre solde l’affichera dès son arrivée. Inutile de payer à nouveau.
deposit-error = Échec du dépôt
deposit-error-text = Rien n’a été ajouté à votre solde. Réessayez ou payez autrement.
deposit-failed = Échec du dépôt rapide
deposit-failed-text = Nous ne savons pas si le paiement a abouti. Vérifiez votre solde avant de payer à nouveau.
deposit-title = Dépôt
deposit-loading = Chargement de la page de paiement…
deposit-new-tab = Ouvrir dans un nouvel onglet
deposit-unavailable = Le formulaire de paiement n’a pas pu s’afficher. Vous pouvez déposer sur la page de paiement.
deposit-to-page = Aller à la page de paiement
