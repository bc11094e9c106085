### Messages of the price history, loaded when it is opened.

moves-close = Закрыть
moves-none = С момента открытия страницы этот коэффициент не менялся.
moves-none-market = С момента открытия страницы ни один из этих коэффициентов не менялся.
moves-up = Коэффициент вырос
moves-down = Коэффициент снизился
moves-suspended = Приостановлен
moves-open = Снова открыт
