### Messages of the price history, loaded when it is opened.

moves-close = Закрити
moves-none = Від відкриття сторінки коефіцієнти не змінювалися
moves-up = Коефіцієнт зріс
moves-down = Коефіцієнт знизився
moves-suspended = Призупинено
moves-open = Знову відкрито
