### Orden y filtros de una lista.

listing-open = Ordenar y filtrar
listing-close = Cerrar
listing-done = Ver partidos
listing-clear = Quitar todos los filtros
listing-start = Inicio
listing-any-time = Cualquier momento
listing-hours = { $count ->
    [one] Próxima hora
   *[other] Próximas { $count } horas
}
listing-today = Hoy
listing-tomorrow = Mañana
listing-order = Orden
listing-by-page = Recomendado
listing-by-start = Por hora de inicio
listing-by-bets = Por popularidad
listing-by-sport = Por deporte
listing-by-category = Por país
listing-by-league = Por competición
listing-reversed = { $name }, orden inverso
listing-sport = Deporte
listing-all-sports = Todos los deportes
listing-cyber = Esports
listing-regular = Sin esports
listing-bettable = Solo con cuotas activas
listing-favourites = Solo mis favoritos
listing-sign-in = Inicia sesión para ver tus favoritos.
listing-sign-in-button = Acceder
listing-remove = Quitar filtro: { $name }
listing-asking = Buscando partidos
listing-found = { $count ->
    [one] { $count } partido
   *[other] { $count } partidos
}
listing-none = Ningún partido coincide
listing-none-text = Quita un filtro para ver más.
listing-more = Más partidos
listing-failed = No se han podido cargar más partidos
listing-offline = No tienes conexión
listing-kept = Los partidos de arriba son los que se cargaron con la página.
listing-retry = Reintentar
listing-parts = Partes de la lista
listing-part = Parte { $number } de { $total }
listing-previous = Anterior
listing-next = Siguiente
