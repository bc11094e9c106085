### Prices and markets.

odds-live = Live
odds-suspended = Приостановлен
odds-gone = Больше не предлагается
odds-closed = Приём закрыт
odds-postponed = Перенесён
odds-rescheduled = Новая дата
odds-called-off = Отменён
odds-as-of = Коэффициенты на
odds-all-lines = Все значения
odds-more = Другие маркеты
odds-all-markets = Все
odds-search = Поиск маркетов
odds-no-prices = Пока нет коэффициентов
odds-up = Коэффициент вырос
odds-down = Коэффициент снизился
odds-finished = Итоговый счёт
odds-builder = Конструктор ставок
odds-builder-text = Объедините исходы этого матча в одну ставку
odds-over = Завершён
odds-no-market = Маркет закрыт
odds-nothing-found = Маркеты не найдены
odds-half-time = Перерыв
odds-pause = Пауза
odds-moves = Движение коэффициентов за этот визит
odds-no-data = Нет данных
odds-favourite = Избранное:
