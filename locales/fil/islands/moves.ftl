### Messages of the price history, loaded when it is opened.

moves-close = Isara
moves-none = Walang odds na gumalaw mula nang buksan ang page
moves-up = Tumaas ang odds
moves-down = Bumaba ang odds
moves-suspended = Suspendido
moves-open = Bukas na muli
