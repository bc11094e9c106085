### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Centro del partido
centre-form = Forma
centre-table = Clasificación
centre-meetings = Cara a cara
centre-played = Jugados
centre-won = Victoria
centre-drawn = Empate
centre-lost = Derrota
centre-points = Puntos
centre-statistics = Estadísticas
centre-timeline = Cronología
centre-stream = Retransmisión
centre-not-begun = Las estadísticas aparecen cuando empieza el partido
centre-none = Aún no ha pasado nada
centre-failed = No se ha podido cargar
centre-retry = Reintentar
centre-stream-sign-in = Inicia sesión para ver este partido
centre-sign-in = Acceder
centre-play = Ver en directo
centre-stop = Parar la retransmisión
centre-choose = Retransmisiones
centre-no-stream = Este partido no tiene retransmisión ahora
centre-stream-refused = No puedes ver esta retransmisión desde donde estás
centre-stream-failed = La retransmisión se ha cortado. Comprueba tu conexión e inténtalo de nuevo.
centre-stream-unsupported = Este navegador no puede reproducir la retransmisión
