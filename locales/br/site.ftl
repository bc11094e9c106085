### Textos das páginas.

## Em todas as páginas

skip-to-content = Ir para o conteúdo
skip-to-slip = Ir para o cupom de apostas
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
languages-close = Fechar a lista de idiomas
nav-help = Ajuda
tab-slip = Cupom
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
foot-payments = Formas de pagamento
foot-registration = Registro nº
foot-licensed-by = Licenciado por
foot-licence = licença nº
foot-prices = As odds e os horários são da última atualização desta página, até que outros mais recentes sejam carregados. Fuso horário: { $zone }.

## Navegação e dias

crumb-about = Sobre nós
crumb-bets-history = Minhas apostas
crumb-cybersport = E-sports
crumb-favorites = Favoritos
crumb-general-rules = Regras gerais
crumb-home = Início
crumb-init-sportsbook = Apostas esportivas
crumb-limits = Meus limites
crumb-live = Ao vivo
crumb-search = Busca
crumb-schedule = Agenda
crumb-results = Resultados
crumb-lotteries = Loterias
crumb-promotions = Promoções
crumb-racing = Corridas de cavalos
crumb-sign-in = Entrar
crumb-sign-up = Criar conta
crumb-password-new = Esqueceu a senha?
crumb-password-edit = Escolha uma nova senha
crumb-confirmation = Confirme seu e-mail
crumb-unlock = Desbloqueie sua conta
crumb-sports = Esportes
day-today = Hoje
day-tomorrow = Amanhã
day-yesterday = Ontem
next-hours = Próximas 3 horas
live-now = Ao vivo agora
# Label of the links above a list: live, leagues, sports or days.
list-tools = Filtrar a lista
# Label of the switch between a list's two markets.
list-market = Mercado mostrado na lista
list-compact = Compacto
list-video = Com vídeo

## Títulos e descrições

home-title = Odds de apostas esportivas: jogos ao vivo e próximos
home-description = Odds atuais de jogos ao vivo e dos próximos na { $site }: futebol, tênis, basquete, vôlei e muito mais.
home-heading = Ao vivo e próximos jogos
search-title = Busca
search-description = Todos os esportes e ligas, e uma busca por jogos, ligas e mercados em qualquer idioma.
live-title = Apostas ao vivo: odds durante o jogo
live-description = Todos os jogos em andamento, por esporte e liga, com placar, tempo e odds atuais.
live-heading = Ao vivo
sport-title = { $sport }: odds e apostas
sport-description = { $sport }: odds de { $count ->
    [one] um jogo
   *[other] { $count } jogos
} para apostar, ao vivo e próximos, liga por liga.
sport-all-leagues = Todas as ligas
category-title = { $sport }, { $category }: odds e apostas
category-description = { $sport }, { $category }: odds de { $count ->
    [one] um jogo
   *[other] { $count } jogos
} para apostar, ao vivo e nos próximos dias, do resultado a outros mercados.
league-title = { $league }: odds e apostas ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }): odds de { $count ->
    [one] um jogo
   *[other] { $count } jogos
} para o resultado e muitos outros mercados.
match-title = { $home } x { $away }: odds ({ $sport }), { $start }
match-title-short = { $home } x { $away }: { $start }
match-description = { $home } x { $away }, { $league } ({ $sport }), { $start }: odds para resultado, totais, handicap e todos os outros mercados.

## Apostas de longo prazo

outrights = Longo prazo
outright-until = Apostas até { $day }
outright-title = { $name }: odds de campeão ({ $sport })
outright-description = { $name } ({ $sport }): odds de campeão e todas as outras apostas de longo prazo em { $league }.
outright-close = Apostas encerram em
outright-ends = A competição termina em
outright-entrants = Participantes
outright-matches = Jogos: { $league }

## Calendários e feeds

calendar-add = Adicionar ao calendário
calendar-all = Todos os jogos
feed-fixtures = Próximos jogos

## Agenda e resultados

days-nav = Dias
days-cut = Estes são os primeiros jogos de cada esporte. Escolha um esporte acima para ver todos.
parts-nav = Páginas
parts-previous = Anterior
parts-next = Próxima
parts-number = página { $number }
schedule-title = Agenda de apostas de { $day }
schedule-title-sport = { $sport }: agenda e odds de { $day }
schedule-soon-title = Jogos que começam nas próximas 3 horas
schedule-soon-title-sport = { $sport }: jogos que começam nas próximas 3 horas
schedule-description = { $day }: odds de { $count ->
    [one] um jogo
   *[other] { $count } jogos
} para o resultado e muitos outros mercados, por esporte e liga.
schedule-description-sport = { $sport }, { $day }: odds de { $count ->
    [one] um jogo
   *[other] { $count } jogos
} para o resultado e muitos outros mercados, liga por liga.
schedule-soon-description = { $count ->
    [one] Um jogo começa
   *[other] { $count } jogos começam
} nas próximas 3 horas: odds atuais, por esporte e liga.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] um jogo começa
   *[other] { $count } jogos começam
} nas próximas 3 horas, com odds atuais.
schedule-heading = Agenda: { $day }
schedule-heading-sport = { $sport }, agenda: { $day }
schedule-empty = Não há jogos para apostar aqui.
results-title = Resultados de { $day }
results-title-sport = { $sport }: resultados de { $day }
results-description = Placares finais de { $day }: { $count ->
    [one] um jogo
   *[other] { $count } jogos
} com o placar de cada período, por esporte e liga.
results-description-sport = { $sport }, placares finais de { $day }: { $count ->
    [one] um jogo
   *[other] { $count } jogos
} com o placar de cada período.
results-heading = Resultados: { $day }
results-heading-sport = { $sport }, resultados: { $day }
results-empty = Nenhum jogo terminou aqui.
results-start = Início
results-sides = Jogo
results-final = Placar final
results-final-short = T
results-won = venceu
league-results-title = { $league }: resultados de { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): placar final de { $count ->
    [one] um jogo
   *[other] { $count } jogos
} dos últimos 7 dias.
league-results-heading = { $league }: resultados

## Páginas compostas pelos editores

page-description = { $title } na { $site }.
limits-help = Ajuda gratuita e sigilosa:
favorites-script = Seus favoritos ficam na sua conta. Para vê-los aqui, ative o JavaScript no navegador.
bets-history-text = Suas apostas abertas e encerradas estão no cupom, em Minhas apostas.
bets-history-open = Abrir minhas apostas
bets-history-script = Suas apostas estão seguras, mas esta página precisa de JavaScript para mostrá-las. Ative-o no navegador e recarregue a página.
init-sportsbook-open = Ir para as apostas
sign-in-text = Entre para apostar e ver o seu saldo.
sign-in-open = Entrar
sign-in-script = Para entrar é preciso JavaScript. Ative-o no navegador e recarregue a página.
sign-up-text = Abra uma conta para apostar.
password-new-text = Informe o e-mail da sua conta. Vamos enviar um link para você escolher uma nova senha.
password-edit-text = Abra o link do nosso e-mail para escolher uma nova senha.
confirmation-text = Informe seu e-mail. Vamos enviar de novo o link de confirmação.
unlock-text = Informe seu e-mail e vamos enviar um link que desbloqueia sua conta.
form-script = Este formulário precisa de JavaScript. Ative-o no navegador e recarregue a página.
cybersport-title = Apostas em e-sports: odds por jogo
cybersport-description = Odds de jogos eletrônicos: cada jogo com suas próximas partidas e todos os mercados, ao vivo e antes do início.
promotions-title = Promoções, bônus e apostas grátis
promotions-description = Promoções ativas: bônus, múltiplas turbinadas e apostas grátis, cada uma com suas condições e seu último dia.
cybersport-none = Nenhum jogo de e-sports aceita apostas no momento.
to-sports = Ver todos os esportes

## Promoções

promotions-none = Não há promoções no momento.
promotion-from = A partir de
promotion-until = Até
promotion-terms = Termos e condições
nav-right = Atalhos ao lado do cupom
nav-deposit = Depositar

## Páginas de erro

not-found-title = Ops, desculpe. Não encontramos essa página.
not-found-text = Esta página não existe ou o jogo já terminou.
error-title = Ops! Desculpe, algo deu errado.
error-text = Volte daqui a pouco.
error-home = Ir para a página inicial
blocked-title = Desculpe, não estamos disponíveis no seu país no momento.
blocked-text = A licença deste site não abrange o país em que você está.
locked-title = Não autorizado
locked-text = Desculpe, você não tem autorização para ver esta página.

favourite = Favorito:
favourite-match = Este jogo
