### Messages of horse racing and lotteries.

launch-text = Opent hier de pagina van onze partner. Log in om met je saldo te spelen.
launch-open = Openen
launch-closed = Op dit moment gesloten. Op alle sporten kun je wedden.
launch-failed = De pagina kon niet worden geopend. Controleer je verbinding en probeer het opnieuw.
launch-tab = Openen in nieuw tabblad
