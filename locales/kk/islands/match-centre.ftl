### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = Матч орталығы
centre-form = Форма
centre-table = Кесте
centre-meetings = Өзара кездесулер
centre-played = Ойын
centre-won = Ұтыс
centre-drawn = Тең
centre-lost = Жеңіліс
centre-points = Ұпай
centre-statistics = Статистика
centre-timeline = Барысы
centre-stream = Трансляция
centre-not-begun = Статистика матч басталғаннан кейін шығады
centre-none = Әзірге ештеңе болған жоқ
centre-failed = Мұны жүктеу мүмкін болмады
centre-retry = Қайталау
centre-stream-sign-in = Бұл матчты көру үшін кіріңіз
centre-sign-in = Кіру
centre-play = Тікелей көру
centre-stop = Трансляцияны тоқтату
centre-choose = Трансляциялар
centre-no-stream = Қазір бұл матчтың трансляциясы жоқ
centre-stream-refused = Бұл трансляцияны тұрған жеріңізден көре алмайсыз
centre-stream-failed = Трансляция үзілді. Байланысты тексеріп, қайталап көріңіз.
centre-stream-unsupported = Бұл браузер трансляцияны ойната алмайды
