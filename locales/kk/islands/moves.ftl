### Messages of the price history, loaded when it is opened.

moves-close = Жабу
moves-none = Бет ашылғалы бұл коэффициент өзгерген жоқ.
moves-none-market = Бет ашылғалы бұл коэффициенттердің бірде-бірі өзгерген жоқ.
moves-up = Коэффициент өсті
moves-down = Коэффициент төмендеді
moves-suspended = Тоқтатылған
moves-open = Қайта ашылды
