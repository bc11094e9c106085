search-label = Пошук команд, ліг і видів спорту
search-submit = Знайти
