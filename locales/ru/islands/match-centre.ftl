### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Центр матча
centre-form = Форма
centre-table = Таблица
centre-meetings = Очные встречи
centre-played = Игры
centre-won = Выигрыш
centre-drawn = Ничья
centre-lost = Поражение
centre-points = Очки
centre-statistics = Статистика
centre-timeline = Ход матча
centre-stream = Трансляция
centre-not-begun = Статистика появится после начала матча
centre-none = Пока ничего не произошло
centre-failed = Не удалось загрузить
centre-retry = Повторить
centre-stream-sign-in = Войдите, чтобы смотреть этот матч
centre-sign-in = Войти
centre-play = Смотреть
centre-stop = Остановить трансляцию
centre-choose = Трансляции
centre-no-stream = Сейчас у этого матча нет трансляции
centre-stream-refused = Эту трансляцию нельзя смотреть там, где вы находитесь
centre-stream-failed = Трансляция прервалась. Проверьте подключение и попробуйте снова.
centre-stream-unsupported = Этот браузер не может показать трансляцию
