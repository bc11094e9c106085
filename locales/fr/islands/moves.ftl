### Messages of the price history, loaded when it is opened.

moves-close = Fermer
moves-none = Cette cote n’a pas bougé depuis l’ouverture de la page.
moves-none-market = Aucune de ces cotes n’a bougé depuis l’ouverture de la page.
moves-up = Cote en hausse
moves-down = Cote en baisse
moves-suspended = Suspendu
moves-open = De nouveau ouvert
