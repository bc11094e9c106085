event-markets-all = Всички пазари
