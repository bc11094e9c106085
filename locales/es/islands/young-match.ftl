### Partido que aún no tiene página.

young-asking = Buscando el partido…
young-failed = No se ha podido cargar el partido
young-failed-text = Comprueba tu conexión e inténtalo de nuevo.
young-retry = Reintentar
young-home = Inicio
young-crumbs = Estás aquí
young-this-match = Este partido
