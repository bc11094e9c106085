live-events-all = Alle live wedstryde
