event-markets-all = Все маркеты
