### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Centre du match
centre-form = Forme
centre-table = Classement
centre-meetings = Face-à-face
centre-played = Joués
centre-won = Victoire
centre-drawn = Nul
centre-lost = Défaite
centre-points = Points
centre-statistics = Statistiques
centre-timeline = Déroulé
centre-stream = Diffusion
centre-not-begun = Les statistiques apparaissent dès le début du match
centre-none = Il ne s’est encore rien passé
centre-failed = Impossible de charger cette partie
centre-retry = Réessayer
centre-stream-sign-in = Connectez-vous pour regarder ce match
centre-sign-in = Se connecter
centre-play = Regarder en direct
centre-stop = Arrêter la diffusion
centre-choose = Diffusions
centre-no-stream = Ce match n’est pas diffusé en ce moment
centre-stream-refused = Vous ne pouvez pas regarder cette diffusion depuis l’endroit où vous êtes
centre-stream-failed = La diffusion s’est interrompue. Vérifiez votre connexion, puis réessayez.
centre-stream-unsupported = Ce navigateur ne peut pas lire la diffusion
