### Messages of the price history, loaded when it is opened.

moves-close = Maak toe
moves-none = Hierdie prys het nie beweeg sedert jy die bladsy oopgemaak het nie.
moves-none-market = Geen van hierdie kanse het beweeg sedert die bladsy oopgemaak is nie.
moves-up = Prys het gestyg
moves-down = Prys het gedaal
moves-suspended = Opgeskort
moves-open = Weer oop
