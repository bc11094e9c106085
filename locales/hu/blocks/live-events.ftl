live-events-all = Összes élő mérkőzés
