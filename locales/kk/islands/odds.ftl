### Prices and markets.

odds-live = Live
odds-suspended = Тоқтатылған
odds-gone = Енді ұсынылмайды
odds-closed = Қабылдау жабық
odds-postponed = Кейінге қалдырылды
odds-rescheduled = Жаңа күні
odds-called-off = Болмайды
odds-as-of = Коэффициенттер уақыты:
odds-all-lines = Барлық мән
odds-more = Басқа маркеттер
odds-all-markets = Бәрі
odds-search = Маркеттерді іздеу
odds-no-prices = Әзірге коэффициент жоқ
odds-up = Коэффициент өсті
odds-down = Коэффициент төмендеді
odds-finished = Соңғы есеп
odds-builder = Бәс конструкторы
odds-builder-text = Осы матчтың таңдауларын бір бәске біріктіріңіз
odds-over = Аяқталды
odds-no-market = Маркет жабық
odds-nothing-found = Маркет табылмады
odds-half-time = Үзіліс
odds-pause = Үзіліс
odds-moves = Осы кірудегі коэффициент өзгерістері
odds-no-data = Дерек жоқ
odds-favourite = Таңдаулы:
