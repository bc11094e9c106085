### Búsqueda.

search-open = Buscar
search-hint = Equipo, competición o mercado
search-close = Cerrar la búsqueda
search-recent = Búsquedas recientes
search-forget = Eliminar «{ $query }»
search-short = Escribe al menos 3 caracteres de un equipo, una competición o un mercado.
search-matches = En vivo y próximos
search-over = Partidos terminados
search-leagues = Competiciones
search-markets = Mercados
search-live = En vivo
search-asking = Buscando…
search-count = { $count ->
    [one] 1 resultado
   *[other] { $count } resultados
}
search-nothing = Sin resultados para
search-nothing-text = Revisa la ortografía o consulta todos los deportes y competiciones.
search-all = Todos los deportes y competiciones
search-offline = No tienes conexión. La búsqueda continuará cuando vuelvas a estar en línea.
search-failed = La búsqueda no ha funcionado.
search-retry = Reintentar
