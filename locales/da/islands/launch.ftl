### Messages of horse racing and lotteries.

launch-text = Åbner vores partners side her. Log ind for at spille med din saldo.
launch-open = Åbn
launch-closed = Lukket lige nu. Du kan spille på alle sportsgrene.
launch-failed = Siden kunne ikke åbnes. Tjek din forbindelse, og prøv igen.
launch-tab = Åbn i ny fane
