### Messages of the price history, loaded when it is opened.

moves-close = Vala
moves-none = Lawa ma-odds awashintshile kusukela kuvulwe leli khasi.
moves-none-market = Awekho kulawa ma-odds ashintshile kusukela kuvulwe leli khasi.
moves-up = Ama-odds anyukile
moves-down = Ama-odds ehlile
moves-suspended = Kumisiwe
moves-open = Kuvulwe futhi
