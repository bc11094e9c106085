### Messages of the price history, loaded when it is opened.

moves-close = Fermer
moves-none = Aucune cote n’a bougé depuis l’ouverture de la page
moves-up = Cote en hausse
moves-down = Cote en baisse
moves-suspended = Suspendu
moves-open = De nouveau ouvert
