### Textos das páginas.

## Em todas as páginas

skip-to-content = Ir para o conteúdo
nav-main = Menu principal
nav-sports = Esportes
nav-live = Ao vivo
nav-all-sports = Todos os esportes
nav-leagues = Esportes e ligas
nav-top-leagues = Principais ligas
nav-cybersport = E-sports
nav-language = Idioma
nav-breadcrumbs = Você está aqui
nav-menu = Menu
menu-close = Fechar o menu
nav-help = Ajuda
tab-slip = Cupom
tab-bets = Apostas
nav-tabs = Atalhos
theme-dark = Tema escuro
foot-payments = Formas de pagamento
foot-registration = Registro nº
foot-licensed-by = Licenciado por
foot-licence = licença nº
foot-prices = As odds e os horários são os da última atualização desta página até que ela confirme outros mais recentes. Fuso horário: { $zone }.

## Navegação e dias

crumb-home = Início
crumb-live = Ao vivo
day-today = Hoje
day-tomorrow = Amanhã
live-now = Ao vivo agora
# Label of the links above a list: live, leagues, sports or days.
list-tools = Filtrar a lista
# Label of the switch between a list's two markets.
list-market = Mercado da lista

## Títulos e descrições

home-title = Odds de apostas esportivas: jogos ao vivo e próximos
home-description = Odds atuais de jogos ao vivo e dos próximos na { $site }: futebol, tênis, basquete, vôlei e muito mais.
home-heading = Ao vivo e a seguir
live-title = Apostas ao vivo: odds durante o jogo
live-description = Todos os jogos em andamento com placar, tempo e odds atuais.
live-heading = Ao vivo
sport-title = Apostas em { $sport }: odds
sport-description = Odds de { $sport }: { $count ->
    [one] um jogo
   *[other] { $count } jogos
} para apostar, ao vivo e próximos, liga por liga.
sport-all-leagues = Todas as ligas
category-title = Odds de { $sport }: { $category }
category-description = Odds de { $sport } ({ $category }): { $count ->
    [one] um jogo
   *[other] { $count } jogos
} para apostar.
league-title = Odds de { $sport }: { $league }, { $category }
league-description = Odds de { $sport } para { $league } ({ $category }): { $count ->
    [one] um jogo
   *[other] { $count } jogos
} com preços para casa, empate e fora e muitos outros mercados.
match-title = { $home } x { $away }: odds de { $sport }, { $start }
match-description = { $home } x { $away }, { $league } ({ $sport }), { $start }: odds para resultado, gols, handicap e todos os outros mercados.

## Páginas de erro

not-found-title = Ops, desculpe
not-found-text = Não encontramos essa página.
error-title = Ops!
error-text = Desculpe, algo deu errado. Volte daqui a pouco.
error-home = Ir para a página inicial
