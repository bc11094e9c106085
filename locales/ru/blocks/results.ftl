results-all = Все результаты
