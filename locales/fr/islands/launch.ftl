### Courses hippiques et loteries.

launch-text = Ouvre ici la page de notre partenaire. Connectez-vous pour jouer avec votre solde.
launch-open = Ouvrir
launch-closed = Fermé pour le moment. Tous les sports sont ouverts aux paris.
launch-failed = Impossible d’ouvrir la page. Vérifiez votre connexion, puis réessayez.
launch-tab = Ouvrir dans un nouvel onglet
