event-markets-all = Összes piac
