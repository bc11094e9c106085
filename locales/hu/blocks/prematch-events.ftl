prematch-events-all = Összes mérkőzés
