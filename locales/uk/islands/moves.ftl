### Messages of the price history, loaded when it is opened.

moves-close = Закрити
moves-none = Від відкриття сторінки цей коефіцієнт не змінювався.
moves-none-market = Від відкриття сторінки жоден із цих коефіцієнтів не змінювався.
moves-up = Коефіцієнт зріс
moves-down = Коефіцієнт знизився
moves-suspended = Призупинено
moves-open = Знову відкрито
