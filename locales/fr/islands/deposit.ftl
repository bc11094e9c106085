### How a payment ended: the alert after the platform's page has led back.

deposit-success = Dépôt reçu
deposit-success-text = L’argent est sur votre solde.
deposit-pending = Dépôt en cours
deposit-pending-text = Votre solde l’affichera dès son arrivée. Inutile de payer à nouveau.
deposit-error = Échec du dépôt
deposit-error-text = Rien n’a été ajouté à votre solde. Réessayez ou payez autrement.
deposit-title = Dépôt
deposit-loading = Chargement de la page de paiement…
deposit-new-tab = Ouvrir dans un nouvel onglet
