### Messages of the price history, loaded when it is opened.

moves-close = Sulje
moves-none = Tämä kerroin ei ole muuttunut sivun avaamisen jälkeen.
moves-none-market = Mikään näistä kertoimista ei ole muuttunut sivun avaamisen jälkeen.
moves-up = Kerroin nousi
moves-down = Kerroin laski
moves-suspended = Keskeytetty
moves-open = Taas auki
