### Messages of the price history, loaded when it is opened.

moves-close = Închide
moves-none = Această cotă nu s-a schimbat de la deschiderea paginii.
moves-none-market = Niciuna dintre aceste cote nu s-a schimbat de la deschiderea paginii.
moves-up = Cota a crescut
moves-down = Cota a scăzut
moves-suspended = Suspendat
moves-open = Redeschis
