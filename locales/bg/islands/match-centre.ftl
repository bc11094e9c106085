### Messages of the match centre: statistics, timeline and stream of a match.

centre-title = Център на мача
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
