### Textos de las páginas.

## En todas las páginas

skip-to-content = Ir al contenido
skip-to-slip = Ir al cupón
nav-main = Menú principal
nav-sports = Deportes
nav-live = En vivo
nav-all-sports = Todos los deportes
nav-leagues = Deportes y competiciones
nav-top-leagues = Competiciones top
nav-cybersport = Esports
nav-language = Idioma
nav-breadcrumbs = Estás aquí
nav-menu = Menú
menu-close = Cerrar el menú
languages-close = Cerrar la lista de idiomas
nav-help = Ayuda
tab-slip = Cupón
tab-bets = Apuestas
nav-tabs = Accesos rápidos
theme-dark = Tema oscuro
odds-format = Formato de cuotas
odds-format-european = Decimal
odds-format-british = Fraccionario
odds-format-american = Americano
odds-format-hongkong = Hong Kong
odds-format-malaysian = Malayo
odds-format-indonesian = Indonesio
foot-payments = Métodos de pago
foot-registration = N.º de registro
foot-licensed-by = Licencia otorgada por
foot-licence = licencia n.º
foot-prices = Las cuotas y los horarios son de la última actualización de esta página, hasta que se carguen otros más recientes. Zona horaria: { $zone }.

## Ruta y días

crumb-about = Quiénes somos
crumb-bets-history = Mis apuestas
crumb-cybersport = Esports
crumb-favorites = Favoritos
crumb-general-rules = Reglas generales
crumb-home = Inicio
crumb-init-sportsbook = Apuestas deportivas
crumb-limits = Mis límites
crumb-live = En vivo
crumb-search = Buscar
crumb-schedule = Calendario
crumb-results = Resultados
crumb-lotteries = Loterías
crumb-promotions = Promociones
crumb-racing = Carreras de caballos
crumb-sign-in = Acceder
crumb-sign-up = Crear cuenta
crumb-password-new = ¿Has olvidado la contraseña?
crumb-password-edit = Elige una contraseña nueva
crumb-confirmation = Confirma tu correo
crumb-unlock = Desbloquea tu cuenta
crumb-sports = Deportes
day-today = Hoy
day-tomorrow = Mañana
day-yesterday = Ayer
next-hours = Próximas 3 horas
live-now = En vivo ahora
list-tools = Filtrar la lista
list-market = Mercado que se muestra en la lista
list-compact = Compacto
list-video = Con vídeo

## Títulos y descripciones para los buscadores

home-title = Cuotas de apuestas deportivas: en vivo y próximos partidos
home-description = Cuotas actuales de los partidos en vivo y próximos en { $site }: fútbol, tenis, baloncesto, rugby, críquet y más deportes.
home-heading = En vivo y próximos
search-title = Buscar
search-description = Todos los deportes y competiciones, y un buscador de partidos, competiciones y mercados en cualquier idioma.
live-title = Apuestas en vivo: cuotas de los partidos en juego
live-description = Todos los partidos en juego, por deporte y competición, con su marcador, su tiempo y sus cuotas actuales.
live-heading = En vivo
sport-title = { $sport }: cuotas y apuestas deportivas
sport-description = { $sport }: cuotas de { $count ->
    [one] { $count } partido
   *[other] { $count } partidos
} para apostar, en vivo y próximos, competición por competición.
sport-all-leagues = Todas las competiciones
category-title = { $sport }, { $category }: cuotas y apuestas deportivas
category-description = { $sport }, { $category }: cuotas de { $count ->
    [one] { $count } partido
   *[other] { $count } partidos
} para apostar, competición por competición.
league-title = { $league }: cuotas y apuestas, { $sport }, { $category }
league-description = { $league } ({ $sport }, { $category }): { $count ->
    [one] { $count } partido
   *[other] { $count } partidos
} con cuotas para el resultado y muchos mercados más.
match-title = { $home } - { $away }: cuotas, { $sport }, { $start }
match-title-short = { $home } - { $away }: { $start }
match-description = { $home } - { $away }, { $league } ({ $sport }), { $start }: cuotas para el resultado, totales, hándicaps y todos los demás mercados.

## Apuestas a largo plazo

outrights = Largo plazo
outright-until = Cierre: { $day }
outright-title = { $name }: cuotas al ganador, { $sport }
outright-description = { $name } ({ $sport }): cuotas al ganador y todas las demás apuestas a largo plazo de la competición { $league }.
outright-close = Cierre de apuestas:
outright-ends = Fin de la competición:
outright-entrants = Participantes
outright-matches = Partidos: { $league }

## Calendars and feeds

calendar-add = Añadir al calendario
calendar-all = Todos los partidos
feed-fixtures = Próximos partidos

## Calendario y resultados

days-nav = Días
days-cut = Estos son los primeros partidos de cada deporte. Elige un deporte arriba para verlos todos.
parts-nav = Páginas
parts-previous = Anterior
parts-next = Siguiente
parts-number = página { $number }
schedule-title = Calendario de apuestas: { $day }
schedule-title-sport = { $sport }: calendario y cuotas, { $day }
schedule-soon-title = Partidos que empiezan en las próximas 3 horas
schedule-soon-title-sport = { $sport }: partidos que empiezan en las próximas 3 horas
schedule-description = { $day }: { $count ->
    [one] { $count } partido
   *[other] { $count } partidos
} con sus cuotas actuales, por deporte y competición.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] { $count } partido
   *[other] { $count } partidos
} con sus cuotas actuales, competición por competición.
schedule-soon-description = { $count ->
    [one] { $count } partido empieza
   *[other] { $count } partidos empiezan
} en las próximas 3 horas: cuotas actuales, por deporte y competición.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] { $count } partido empieza
   *[other] { $count } partidos empiezan
} en las próximas 3 horas, con sus cuotas actuales.
schedule-heading = Calendario: { $day }
schedule-heading-sport = { $sport }, calendario: { $day }
schedule-empty = No hay partidos para apostar aquí.
results-title = Resultados deportivos: { $day }
results-title-sport = { $sport }, resultados: { $day }
results-description = Resultados finales, { $day }: { $count ->
    [one] { $count } partido
   *[other] { $count } partidos
} con el marcador de cada periodo, por deporte y competición.
results-description-sport = { $sport }, resultados finales, { $day }: { $count ->
    [one] { $count } partido
   *[other] { $count } partidos
} con el marcador de cada periodo.
results-heading = Resultados: { $day }
results-heading-sport = { $sport }, resultados: { $day }
results-empty = No ha terminado ningún partido aquí.
results-start = Inicio
results-sides = Partido
results-final = Resultado final
results-final-short = T
results-won = victoria
league-results-title = { $league }: resultados, { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): resultados finales de { $count ->
    [one] { $count } partido
   *[other] { $count } partidos
} de los últimos 7 días.
league-results-heading = { $league }: resultados

## Páginas de la redacción

page-description = { $title } en { $site }.
limits-help = Ayuda gratuita y confidencial:
favorites-script = Tus favoritos se guardan en tu cuenta. Para verlos aquí, activa JavaScript en tu navegador.
bets-history-text = Tus apuestas abiertas y liquidadas están en el cupón, en Mis apuestas.
bets-history-open = Abrir mis apuestas
bets-history-script = Tus apuestas están a salvo, pero esta página necesita JavaScript para mostrarlas. Actívalo en tu navegador y vuelve a cargar la página.
init-sportsbook-open = Ir a las apuestas
sign-in-text = Inicia sesión para apostar y ver tu saldo.
sign-in-open = Acceder
sign-in-script = Para iniciar sesión se necesita JavaScript. Actívalo en tu navegador y vuelve a cargar la página.
sign-up-text = Abre una cuenta para apostar.
password-new-text = Introduce el correo de tu cuenta. Te enviaremos un enlace para elegir una contraseña nueva.
password-edit-text = Abre el enlace de nuestro correo para elegir una contraseña nueva.
confirmation-text = Introduce tu correo. Te enviaremos otra vez el enlace para confirmarlo.
unlock-text = Introduce tu correo y te enviaremos un enlace para desbloquear tu cuenta.
form-script = Este formulario necesita JavaScript. Actívalo en tu navegador y vuelve a cargar la página.
cybersport-title = Apuestas en esports: cuotas por videojuego
cybersport-description = Cuotas de esports: cada videojuego con sus próximos partidos y todos sus mercados, en vivo y antes del inicio.
promotions-title = Promociones, bonos y apuestas gratis
promotions-description = Promociones vigentes: bonos, combinadas mejoradas y apuestas gratis, cada una con sus condiciones y su último día.
cybersport-none = En este momento no se puede apostar en ningún partido de esports.
to-sports = Ver todos los deportes

## Promociones

promotions-none = En este momento no hay promociones.
promotion-from = Desde
promotion-until = Hasta
promotion-terms = Términos y condiciones
nav-right = Accesos rápidos junto al cupón
nav-deposit = Depositar

## Páginas de error

not-found-title = Vaya, lo sentimos. No encontramos esa página.
not-found-text = Esta página no existe o su partido ya ha terminado.
error-title = ¡Vaya! Lo sentimos, algo ha salido mal.
error-text = Vuelve dentro de un rato, por favor.
error-home = Ir al inicio
blocked-title = Lo sentimos, ahora mismo no estamos disponibles en tu país.
blocked-text = La licencia de este sitio no cubre el país en el que te encuentras.
locked-title = No autorizado
locked-text = Lo sentimos, no tienes autorización para ver esta página.

favourite = Favorito:
favourite-match = Este partido
