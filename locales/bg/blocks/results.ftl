results-all = Всички резултати
