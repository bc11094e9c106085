### Messages of the price history, loaded when it is opened.

moves-close = Sulje
moves-none = Yksikään kerroin ei ole muuttunut sivun avaamisen jälkeen
moves-up = Kerroin nousi
moves-down = Kerroin laski
moves-suspended = Keskeytetty
moves-open = Taas auki
