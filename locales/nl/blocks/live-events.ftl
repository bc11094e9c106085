live-events-all = Alle live wedstrijden
