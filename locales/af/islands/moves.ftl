### Messages of the price history, loaded when it is opened.

moves-close = Maak toe
moves-none = Hierdie kanse het nie beweeg sedert die bladsy oopgemaak is nie.
moves-none-market = Geen van hierdie kanse het beweeg sedert die bladsy oopgemaak is nie.
moves-up = Kanse het gestyg
moves-down = Kanse het gedaal
moves-suspended = Opgeskort
moves-open = Weer oop
