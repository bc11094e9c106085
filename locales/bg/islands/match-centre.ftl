### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Център на мача
centre-form = Форма
centre-table = Класиране
centre-meetings = Преки двубои
centre-played = Мачове
centre-won = Победа
centre-drawn = Равенство
centre-lost = Загуба
centre-points = Точки
centre-statistics = Статистика
centre-timeline = Хронология
centre-stream = Стрийм
centre-not-begun = Статистиката се появява след началото на мача
centre-none = Още нищо не се е случило
centre-failed = Това не се зареди
centre-retry = Опитай отново
centre-stream-sign-in = Влезте, за да гледате този мач
centre-sign-in = Вход
centre-play = Гледай на живо
centre-stop = Спри стрийма
centre-choose = Стриймове
centre-no-stream = В момента няма стрийм на този мач
centre-stream-refused = Не можете да гледате този стрийм от мястото, където сте
centre-stream-failed = Стриймът прекъсна. Проверете връзката и опитайте отново.
centre-stream-unsupported = Този браузър не може да пусне стрийма
