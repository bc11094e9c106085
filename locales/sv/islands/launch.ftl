### Messages of horse racing and lotteries.

launch-text = Öppnar vår partners sida här. Logga in för att spela med ditt saldo.
launch-open = Öppna
launch-closed = Stängt just nu. Du kan spela på alla sporter.
launch-failed = Sidan kunde inte öppnas. Kontrollera anslutningen och försök igen.
launch-tab = Öppna i ny flik
