search-label = Поиск команд, лиг и видов спорта
search-submit = Найти
