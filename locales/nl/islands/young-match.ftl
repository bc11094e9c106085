### Messages of a match that has no page yet.

young-asking = Wedstrijd zoeken…
young-failed = De wedstrijd kon niet worden geladen
young-failed-text = Controleer je verbinding en probeer het opnieuw.
young-retry = Opnieuw proberen
young-home = Home
young-crumbs = Je bent hier
young-this-match = Deze wedstrijd
