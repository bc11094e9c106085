prematch-events-all = Все матчи
