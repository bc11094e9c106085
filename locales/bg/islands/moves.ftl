### Messages of the price history, loaded when it is opened.

moves-close = Затвори
moves-none = Този коефициент не се е променил от отварянето на страницата.
moves-none-market = Никой от тези коефициенти не се е променил от отварянето на страницата.
moves-up = Коефициентът се покачи
moves-down = Коефициентът спадна
moves-suspended = Спряно
moves-open = Отново отворено
