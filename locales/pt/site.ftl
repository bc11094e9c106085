### Textos das páginas.

## Em todas as páginas

skip-to-content = Ir para o conteúdo
skip-to-slip = Ir para o boletim
nav-main = Menu principal
nav-sports = Desportos
nav-live = Ao vivo
nav-all-sports = Todos os desportos
nav-leagues = Desportos e competições
nav-top-leagues = Top competições
nav-cybersport = Esports
nav-language = Idioma
nav-breadcrumbs = Está aqui
nav-menu = Menu
menu-close = Fechar o menu
languages-close = Fechar a lista de idiomas
nav-help = Ajuda
tab-slip = Boletim
tab-bets = Apostas
nav-tabs = Atalhos
theme-dark = Tema escuro
odds-format = Formato das odds
odds-format-european = Decimal
odds-format-british = Fracionário
odds-format-american = Americano
odds-format-hongkong = Hong Kong
odds-format-malaysian = Malaio
odds-format-indonesian = Indonésio
foot-payments = Métodos de pagamento
foot-registration = N.º de registo
foot-licensed-by = Licença emitida por
foot-licence = licença n.º
foot-prices = As odds e os horários são da última atualização desta página, até serem carregados outros mais recentes. Fuso horário: { $zone }.

## Percurso e dias

crumb-about = Sobre nós
crumb-bets-history = As minhas apostas
crumb-cybersport = Esports
crumb-favorites = Favoritos
crumb-general-rules = Regras gerais
crumb-home = Início
crumb-init-sportsbook = Apostas desportivas
crumb-limits = Os meus limites
crumb-live = Ao vivo
crumb-search = Pesquisa
crumb-schedule = Calendário
crumb-results = Resultados
crumb-lotteries = Lotarias
crumb-promotions = Promoções
crumb-racing = Corridas de cavalos
crumb-sign-in = Entrar
crumb-sign-up = Criar conta
crumb-password-new = Esqueceu-se da palavra-passe?
crumb-password-edit = Escolha uma nova palavra-passe
crumb-confirmation = Confirme o seu e-mail
crumb-unlock = Desbloqueie a sua conta
crumb-sports = Desportos
day-today = Hoje
day-tomorrow = Amanhã
day-yesterday = Ontem
next-hours = Próximas 3 horas
live-now = Ao vivo agora
list-tools = Filtrar a lista
list-market = Mercado apresentado na lista
list-compact = Compacto
list-video = Com vídeo

## Títulos e descrições para os motores de busca

home-title = Odds de apostas desportivas: jogos ao vivo e próximos
home-description = Odds atuais dos jogos ao vivo e dos próximos em { $site }: futebol, ténis, basquetebol, râguebi, críquete e muito mais.
home-heading = Ao vivo e próximos jogos
search-title = Pesquisa
search-description = Todos os desportos e competições, e uma pesquisa de jogos, competições e mercados em qualquer idioma.
live-title = Apostas ao vivo: odds dos jogos a decorrer
live-description = Todos os jogos a decorrer, por desporto e competição, com o resultado, o tempo de jogo e as odds atuais.
live-heading = Ao vivo
sport-title = { $sport }: odds e apostas desportivas
sport-description = { $sport }: odds de { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
} para apostar, ao vivo e próximos, competição a competição.
sport-all-leagues = Todas as competições
category-title = { $sport }, { $category }: odds e apostas desportivas
category-description = { $sport }, { $category }: odds de { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
} para apostar, ao vivo e próximos, do resultado a outros mercados.
league-title = { $league }: odds e apostas, { $sport }, { $category }
league-description = { $league } ({ $sport }, { $category }): { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
} com odds para o resultado e muitos outros mercados.
match-title = { $home } - { $away }: odds, { $sport }, { $start }
match-title-short = { $home } - { $away }: { $start }
match-description = { $home } - { $away }, { $league } ({ $sport }), { $start }: odds para o resultado, totais, handicaps e todos os outros mercados.

## Apostas de longo prazo

outrights = Longo prazo
outright-until = Fecho: { $day }
outright-title = { $name }: odds de vencedor, { $sport }
outright-description = { $name } ({ $sport }): odds de vencedor e todas as outras apostas de longo prazo na competição { $league }.
outright-close = Fecho das apostas
outright-ends = Fim da competição
outright-entrants = Participantes
outright-matches = Jogos: { $league }

## Calendars and feeds

calendar-add = Adicionar ao calendário
calendar-all = Todos os jogos
feed-fixtures = Próximos jogos

## Calendário e resultados

days-nav = Dias
days-cut = Estes são os primeiros jogos de cada desporto. Escolha um desporto acima para ver todos.
parts-nav = Páginas
parts-previous = Anterior
parts-next = Seguinte
parts-number = página { $number }
schedule-title = Calendário de apostas: { $day }
schedule-title-sport = { $sport }: calendário e odds, { $day }
schedule-soon-title = Jogos que começam nas próximas 3 horas
schedule-soon-title-sport = { $sport }: jogos que começam nas próximas 3 horas
schedule-description = { $day }: { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
} com odds para o resultado e muitos outros mercados, por desporto e competição.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
} com odds para o resultado e muitos outros mercados, competição a competição.
schedule-soon-description = { $count ->
    [one] { $count } jogo começa
   *[other] { $count } jogos começam
} nas próximas 3 horas: odds atuais, por desporto e competição.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] { $count } jogo começa
   *[other] { $count } jogos começam
} nas próximas 3 horas, com as odds atuais, competição a competição.
schedule-heading = Calendário: { $day }
schedule-heading-sport = { $sport }, calendário: { $day }
schedule-empty = Não há aqui jogos para apostar.
results-title = Resultados desportivos: { $day }
results-title-sport = { $sport }, resultados: { $day }
results-description = Resultados finais, { $day }: { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
} com o resultado de cada período, por desporto e competição.
results-description-sport = { $sport }, resultados finais, { $day }: { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
} com o resultado de cada período.
results-heading = Resultados: { $day }
results-heading-sport = { $sport }, resultados: { $day }
results-empty = Nenhum jogo terminou aqui.
results-start = Início
results-sides = Jogo
results-final = Resultado final
results-final-short = T
results-won = vitória
league-results-title = { $league }: resultados, { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): resultados finais de { $count ->
    [one] { $count } jogo
   *[other] { $count } jogos
} dos últimos 7 dias.
league-results-heading = { $league }: resultados

## Páginas compostas pelos editores

page-description = { $title } em { $site }.
limits-help = Ajuda gratuita e confidencial:
favorites-script = Os seus favoritos ficam guardados na sua conta. Para os ver aqui, ative o JavaScript no navegador.
bets-history-text = As suas apostas abertas e liquidadas estão no boletim, em «As minhas apostas».
bets-history-open = Ver as minhas apostas
bets-history-script = As suas apostas estão seguras, mas esta página precisa de JavaScript para as mostrar. Ative-o no navegador e volte a carregar a página.
init-sportsbook-open = Ir para as apostas
sign-in-text = Inicie sessão para apostar e ver o seu saldo.
sign-in-open = Entrar
sign-in-script = Para iniciar sessão é preciso JavaScript. Ative-o no navegador e volte a carregar a página.
sign-up-text = Abra uma conta para apostar.
password-new-text = Introduza o e-mail da sua conta. Enviaremos uma ligação para escolher uma nova palavra-passe.
password-edit-text = Abra a ligação no nosso e-mail para escolher uma nova palavra-passe.
confirmation-text = Introduza o seu e-mail. Enviaremos de novo a ligação de confirmação.
unlock-text = Introduza o seu e-mail e enviaremos uma ligação que desbloqueia a sua conta.
form-script = Este formulário precisa de JavaScript. Ative-o no navegador e volte a carregar a página.
cybersport-title = Apostas em esports: odds por videojogo
cybersport-description = Odds de esports: em cada videojogo, os próximos jogos com todos os mercados, ao vivo e antes de começarem.
promotions-title = Promoções, bónus e freebets
promotions-description = Promoções em vigor: bónus, múltiplas turbo e freebets, cada uma com as suas condições e o seu último dia.
cybersport-none = De momento, nenhum jogo de esports aceita apostas.
to-sports = Ver todos os desportos

## Promoções

promotions-none = De momento não há promoções.
promotion-from = A partir de
promotion-until = Até
promotion-terms = Termos e condições
nav-right = Atalhos junto ao boletim
nav-deposit = Depositar

## Páginas de erro

not-found-title = Ups, lamentamos. Não encontramos essa página.
not-found-text = Esta página não existe ou o jogo já terminou.
error-title = Ups! Lamentamos, algo correu mal.
error-text = Volte daqui a pouco, por favor.
error-home = Ir para a página inicial
blocked-title = Lamentamos, de momento não estamos disponíveis no seu país.
blocked-text = A licença deste site não abrange o país em que se encontra.
locked-title = Acesso não autorizado
locked-text = Lamentamos, mas não tem autorização para ver esta página.

favourite = Favorito:
favourite-match = Este jogo
