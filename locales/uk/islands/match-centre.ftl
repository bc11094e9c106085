### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Центр матчу
centre-form = Форма
centre-table = Таблиця
centre-meetings = Очні зустрічі
centre-played = Ігри
centre-won = Виграш
centre-drawn = Нічия
centre-lost = Поразка
centre-points = Очки
centre-statistics = Статистика
centre-timeline = Перебіг матчу
centre-stream = Трансляція
centre-not-begun = Статистика з’явиться після початку матчу
centre-none = Поки нічого не сталося
centre-failed = Не вдалося завантажити
centre-retry = Повторити
centre-stream-sign-in = Увійдіть, щоб дивитися цей матч
centre-sign-in = Увійти
centre-play = Дивитися наживо
centre-stop = Зупинити трансляцію
centre-choose = Трансляції
centre-no-stream = Зараз у цього матчу немає трансляції
centre-stream-refused = Цю трансляцію не можна дивитися там, де ви перебуваєте
centre-stream-failed = Трансляція перервалася. Перевірте з’єднання та спробуйте ще раз.
centre-stream-unsupported = Цей браузер не може показати трансляцію
