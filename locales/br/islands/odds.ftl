### Textos de odds e mercados.

odds-live = Ao vivo
odds-suspended = Suspenso
odds-gone = Não está mais disponível
odds-closed = Apostas encerradas
odds-postponed = Adiado
odds-rescheduled = Nova data
odds-called-off = Cancelado
odds-as-of = Odds de
odds-all-lines = Todas as linhas
odds-more = Mais mercados
odds-all-markets = Todos
odds-search = Buscar mercados
odds-no-prices = Ainda sem odds
odds-up = A odd subiu
odds-down = A odd caiu
odds-finished = Placar final
# Opens the builder of a bet on several markets of the match, with a short explanation.
odds-builder = Criar aposta
odds-builder-text = Combine palpites deste jogo em uma só aposta
odds-over = Encerrada
odds-no-market = Mercado fechado
odds-nothing-found = Nenhum mercado encontrado
odds-half-time = Intervalo
odds-pause = Pausa
odds-moves = Histórico de odds desta visita
odds-no-data = Sem dados
odds-favourite = Favorito:
odds-side-unknown = A definir
odds-time-unknown = Horário a confirmar
