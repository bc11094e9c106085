### Prices and markets.

odds-live = Live
odds-suspended = Призупинено
odds-gone = Більше не пропонується
odds-closed = Прийом закрито
odds-postponed = Перенесено
odds-rescheduled = Нова дата
odds-called-off = Скасовано
odds-as-of = Коефіцієнти на
odds-all-lines = Усі значення
odds-more = Інші маркети
odds-all-markets = Усі
odds-search = Пошук маркетів
odds-no-prices = Ще немає коефіцієнтів
odds-up = Коефіцієнт зріс
odds-down = Коефіцієнт знизився
odds-finished = Підсумковий рахунок
odds-builder = Конструктор ставок
odds-builder-text = Поєднайте події цього матчу в одну ставку
odds-over = Завершено
odds-no-market = Маркет закрито
odds-nothing-found = Маркетів не знайдено
odds-half-time = Перерва
odds-pause = Пауза
odds-moves = Рух коефіцієнтів за цей візит
odds-no-data = Немає даних
odds-favourite = Обране:
