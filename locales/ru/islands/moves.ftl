### Messages of the price history, loaded when it is opened.

moves-close = Закрыть
moves-none = С момента открытия страницы коэффициенты не менялись
moves-up = Коэффициент вырос
moves-down = Коэффициент снизился
moves-suspended = Приостановлен
moves-open = Снова открыт
