### Prices and markets.

odds-live = На живо
odds-suspended = Спряно
odds-gone = Вече не се предлага
odds-closed = Залозите са затворени
odds-postponed = Отложен
odds-rescheduled = Нова дата
odds-called-off = Отменен
odds-as-of = Коефициенти към
odds-all-lines = Всички линии
odds-more = Още пазари
odds-all-markets = Всички
odds-search = Търсене на пазари
odds-no-prices = Още няма коефициенти
odds-up = Коефициентът се покачи
odds-down = Коефициентът спадна
odds-finished = Краен резултат
odds-builder = Bet Builder
odds-builder-text = Комбинирайте прогнози от този мач в един залог
odds-over = Завършил
odds-no-market = Пазарът е затворен
odds-nothing-found = Няма намерени пазари
odds-half-time = Почивка
odds-pause = Пауза
odds-moves = Движение на коефициентите при това посещение
odds-no-data = Няма данни
odds-favourite = Любимо:
