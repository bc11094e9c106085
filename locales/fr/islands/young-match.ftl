### Match qui n’a pas encore de page.

young-asking = Recherche du match…
young-failed = Impossible de charger le match
young-failed-text = Vérifiez votre connexion, puis réessayez.
young-retry = Réessayer
young-home = Accueil
young-crumbs = Vous êtes ici
young-this-match = Ce match
