### Carreras de caballos y loterías.

launch-text = Abre aquí la página de nuestro socio. Inicia sesión para jugar con tu saldo.
launch-open = Abrir
launch-closed = Cerrado en este momento. Puedes apostar en todos los deportes.
launch-failed = No se ha podido abrir la página. Comprueba tu conexión e inténtalo de nuevo.
launch-tab = Abrir en otra pestaña
