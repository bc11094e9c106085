### Odds e mercados.

odds-live = Ao vivo
odds-suspended = Suspenso
odds-gone = Já não disponível
odds-closed = Apostas fechadas
odds-postponed = Adiado
odds-rescheduled = Nova data
odds-called-off = Cancelado
odds-as-of = Odds de
odds-all-lines = Todas as linhas
odds-more = Mais mercados
odds-all-markets = Todos
odds-search = Pesquisar mercados
odds-no-prices = Ainda sem odds
odds-up = A odd subiu
odds-down = A odd desceu
odds-finished = Resultado final
odds-builder = Criar aposta
odds-builder-text = Combine seleções deste jogo numa só aposta
odds-over = Terminado
odds-no-market = Mercado fechado
odds-nothing-found = Nenhum mercado encontrado
odds-half-time = Intervalo
odds-pause = Pausa
odds-moves = Histórico de odds desta visita
odds-no-data = Sem dados
odds-favourite = Favorito:
