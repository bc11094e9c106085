### Messages of the price history, loaded when it is opened.

moves-close = Cerrar
moves-none = Esta cuota no ha cambiado desde que se abrió la página.
moves-none-market = Ninguna de estas cuotas ha cambiado desde que se abrió la página.
moves-up = La cuota ha subido
moves-down = La cuota ha bajado
moves-suspended = Suspendido
moves-open = Abierto de nuevo
