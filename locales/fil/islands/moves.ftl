### Messages of the price history, loaded when it is opened.

moves-close = Isara
moves-none = Hindi pa gumagalaw ang odds na ito mula nang buksan ang page.
moves-none-market = Wala pang gumagalaw sa mga odds na ito mula nang buksan ang page.
moves-up = Tumaas ang odds
moves-down = Bumaba ang odds
moves-suspended = Suspendido
moves-open = Bukas na muli
