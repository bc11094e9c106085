### Messages of the price history, loaded when it is opened.

moves-close = Жабу
moves-none = Бет ашылғалы бірде-бір коэффициент өзгерген жоқ
moves-up = Коэффициент өсті
moves-down = Коэффициент төмендеді
moves-suspended = Тоқтатылған
moves-open = Қайта ашылды
