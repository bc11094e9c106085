### Messages of horse racing and lotteries.

launch-text = Åpner siden til partneren vår her. Logg inn for å spille med saldoen din.
launch-open = Åpne
launch-closed = Stengt akkurat nå. Du kan spille på alle idretter.
launch-failed = Siden kunne ikke åpnes. Sjekk forbindelsen, og prøv igjen.
launch-tab = Åpne i ny fane
