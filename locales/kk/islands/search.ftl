### Search.

search-open = Іздеу
search-hint = Команда, лига немесе маркет
search-close = Іздеуді жабу
search-recent = Соңғы іздеулер
search-forget = «{ $query }» сұрауын жою
search-short = Команданың, лиганың немесе маркеттің кемінде 3 таңбасын теріңіз.
search-matches = Live және алдағы
search-over = Аяқталған матчтар
search-leagues = Лигалар
search-markets = Маркеттер
search-live = Live
search-asking = Ізделуде…
search-count = { $count } нәтиже
search-nothing = Ештеңе табылмады:
search-nothing-text = Жазылуын тексеріңіз немесе барлық спорт түрі мен лиганы қараңыз.
search-all = Барлық спорт түрі мен лига
search-offline = Байланыс жоқ. Қосылғанда іздеу жалғасады.
search-failed = Іздеу орындалмады.
search-retry = Қайталау
