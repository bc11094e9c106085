### Messages of the price history, loaded when it is opened.

moves-close = Затвори
moves-none = Няма променен коефициент от отварянето на страницата
moves-up = Коефициентът се покачи
moves-down = Коефициентът спадна
moves-suspended = Спряно
moves-open = Отново отворено
