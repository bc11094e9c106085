### Bet slip.

## Panel

slip-title = Купон
slip-tab-slip = Купон
slip-tab-bets = Бәстерім
slip-close = Купонды жабу
slip-empty-title = Купон бос
slip-empty-text = Қосу үшін коэффициентті басыңыз.
slip-quick-bet = Жылдам бәс
slip-code = Кодыңыз бар ма?
slip-code-open = Ашу

## Selections

slip-selections = { $count } таңдау
slip-selections-label = Таңдаулар
slip-remove = Алып тастау: { $name }
slip-clear = Бәрін алып тастау
slip-emptied = Купон тазартылды
slip-undo = Қайтару
slip-price-moved = Қосқаннан бері: { $from } → { $to }
slip-price-changed = Коэффициент өзгерді: { $from } → { $to }
slip-moves = Осы кірудегі коэффициент өзгерістері
slip-suspended = Бәс қабылдау тоқтатылған
slip-suspended-provider = Бәс қабылдау тоқтатылған: дерек жоқ
slip-unavailable = Енді ұсынылмайды
slip-live = Live
slip-bar-open = Купон
slip-bar-singles = { $count } ординар
slip-bar-no-stake = Сома әлі жоқ
slip-bar-remove = Жалғастыру үшін бір таңдауды алып тастаңыз
slip-conflict-here-same_match = Сол матчтағы басқа таңдаумен біріктіруге болмайды
slip-conflict-here-outright = Сол жарыстағы басқа таңдаумен біріктіруге болмайды
slip-conflict-here-mixed_providers = Басқа таңдаулармен біріктіруге болмайды
slip-conflict-here-system_provider = Жүйеде қабылданбайды
slip-conflict-here-custom_bet_match = Бәс конструкторының матчынан емес
slip-conflict-here-custom_bet_alone = Бәс конструкторымен бірге тігуге болмайды

## Bet

slip-stake = Сома
slip-stake-currency = Сома, { $currency }
slip-quick-add = Сома: { $amount }
slip-quick-amounts = Жылдам сомалар
slip-odds = Жалпы коэффициент
slip-return = Ықтимал төлем
slip-types = Бәс түрі
slip-join = Конструкторға біріктіру · { $odds }
slip-join-asking = Конструктор нұсқасы ізделуде…
slip-refusal-no_system_type = { $count ->
    [one] Жүйе үшін көбірек таңдау керек.
   *[other] { $count } таңдау үшін жүйе жоқ.
}
slip-refusal-multi_single_unavailable = Бұл таңдауларды бірнеше ординар ретінде тігуге болмайды.
slip-system = Жүйе
slip-system-option = { $win } / { $total } · { $count } нұсқа
slip-return-currency = Төлем, { $currency }
slip-by-return = Төлемді көрсету
slip-by-stake = Соманы көрсету
slip-line-stake = Әр нұсқаға сома
slip-stake-freebet = Фрибет
slip-max = Макс.
slip-max-label = Ең көп соманы көрсету
slip-max-failed = Ең көп соманы жүктеу мүмкін болмады. Қайталап көріңіз.
slip-total-stake = Жалпы сома
slip-lines-of = { $count } нұсқа, әрқайсысы { $amount }
slip-boosted-odds = Арттырылған коэффициент

## Why placing is blocked

slip-stake-empty = Соманы енгізіңіз.
slip-stake-negative = Сома теріс бола алмайды.
slip-stake-exponent = Соманы толық енгізіңіз, мысалы 1000.
slip-stake-not_a_number = Соманы цифрмен енгізіңіз, мысалы { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } валютасында бөлшек бөлік жоқ. Бүтін сома енгізіңіз.
    [one] { $currency } сомасында үтірден кейін ең көбі { $decimals } цифр болады.
   *[other] { $currency } сомасында үтірден кейін ең көбі { $decimals } цифр болады.
}
slip-stake-too_large = Бұл сома тым үлкен.
slip-stake-not-positive = Сома нөлден үлкен болуы керек.
slip-stake-below-min = Ең аз сома: { $amount }.
slip-stake-above-max = Ең көп сома: { $amount }.
slip-stake-own-limit = Өзіңіз қойған лимит бойынша тігуге қалғаны: { $amount }.
slip-stake-own-limit-until = Өзіңіз қойған лимит бойынша тігуге қалғаны: { $amount }. Жаңарады: { $moment }.
slip-stake-above-balance = Балансыңыз: { $amount }. Соманы азайтыңыз.
slip-balance-empty = Балансыңыз: { $amount }.
slip-currency-unlisted = Мұнда { $currency } валютасымен бәс тігу мүмкін емес.
slip-deposit = Толтыру
slip-blocked-suspended = { $count ->
    [one] Бір таңдауға бәс қабылдау тоқтатылған. Жалғасуын күтіңіз немесе оны алып тастаңыз.
   *[other] { $count } таңдауға бәс қабылдау тоқтатылған. Жалғасуын күтіңіз немесе оларды алып тастаңыз.
}
slip-changed = { $count ->
    [one] Коэффициент өзгерді. Жалғастырар алдында оны тексеріңіз.
   *[other] { $count } коэффициент өзгерді. Жалғастырар алдында оларды тексеріңіз.
}
slip-gone = { $count ->
    [one] Бір таңдау енді ұсынылмайды.
   *[other] { $count } таңдау енді ұсынылмайды.
}
slip-conflict-same_match = Екі таңдауыңыз бір матчтан. Жалғастыру үшін біреуін алып тастаңыз.
slip-conflict-outright = Екі таңдауыңыз бір жарыстан. Жалғастыру үшін біреуін алып тастаңыз.
slip-conflict-joinable = Екі таңдауыңыз бір матчтан. Оларды бәс конструкторына біріктіріңіз немесе біреуін алып тастаңыз.
slip-conflict-mixed_providers = Бұл таңдауларды бір бәске біріктіруге болмайды. Жалғастыру үшін біреуін алып тастаңыз.
slip-conflict-system_provider = Кейбір таңдаулар жүйеде қабылданбайды. Оларды алып тастаңыз немесе басқа бәс түрін таңдаңыз.
slip-conflict-custom_bet_match = Конструктор бір матчтың таңдауларын біріктіреді. Жалғастыру үшін басқаларын алып тастаңыз.
slip-conflict-custom_bet_alone = Конструктор бәсі бөлек тігіледі. Жалғастыру үшін басқа таңдауларды алып тастаңыз.
slip-custom-disabled = Конструктор бәстері қазір қабылданбайды.
slip-custom-too-short = Конструкторға кемінде екі таңдау керек.
slip-custom-odds-missing = Конструктор коэффициенті есептелуде.
slip-custom-changed = Конструктор коэффициенті өзгерді. Жалғастырар алдында оны тексеріңіз.
slip-return-too-small = Бұл бәстің төлемі оның сомасынан аса алмайды.
slip-freebet-pending = Фрибетіңіз бұл бәске сай келе ме, тексеріп жатырмыз. Өз сомаңызды да енгізе аласыз.

## Button

slip-accept = Өзгерістерді қабылдау
slip-accept-remove = Өзгерістерді қабылдап, { $count } таңдауды алып тастау
slip-accept-only-remove = { $count ->
    [one] Таңдауды алып тастау
   *[other] { $count } таңдауды алып тастау
}
slip-sign-in = Кіріп, бәс тігу
slip-offline = Байланыс жоқ
slip-place = { $count ->
    [one] Бәс тігу · { $amount }
   *[other] { $count } бәс тігу · { $amount }
}
slip-place-freebet = { $count ->
    [one] Фрибет тігу · { $amount }
   *[other] { $count } фрибет тігу · { $amount }
}
slip-place-both = { $count ->
    [one] Бәс тігу · { $amount } және фрибет { $free }
   *[other] { $count } бәс тігу · { $amount } және фрибет { $free }
}
slip-place-empty = { $count ->
    [one] Бәс тігу
   *[other] { $count } бәс тігу
}
slip-placing = { $count ->
    [one] Бәс жіберілуде…
   *[other] { $count } бәс жіберілуде…
}

## Results of placing

slip-error-invalid-odds = Бәс жіберіліп жатқанда коэффициент өзгерді. Жаңасын тексеріп, қайта тігіңіз.
slip-error-invalid-custom-odds = Конструктор коэффициенті өзгерді. Жаңасын тексеріп, қайта тігіңіз.
slip-error-suspended = Бәс жіберіліп жатқанда бір таңдауға бәс қабылдау тоқтатылды. Бәс қабылданбады.
slip-error-funds = Баланста бұл сомаға қаражат жеткіліксіз. Бәс қабылданбады.
slip-error-stake = Мұндай сома қабылданбайды. Бәс қабылданбады.
slip-error-not-placed = Бәс қабылданбады, баланстан ештеңе алынған жоқ. Қайта тігуге болады.
slip-error-maybe-placed = Бәс қабылданды ма, анықтай алмаймыз: бәстеріңіздің ішінде дәл осындай бірнеше бәс бар. Қайта тікпес бұрын «Бәстерім» бөлімін қараңыз.
slip-other-player = Басқа пайдаланушы кірген
slip-other-player-text = Бәс қабылданбады. Беттің жоғарғы жағынан қай шотпен кіргеніңізді тексеріп, бәсті қайта тігіңіз.
slip-error-default = Бәс қабылданбады. Қайталап көріңіз.
slip-unanswered-title = Бәс қабылданды ма, әзірге белгісіз
slip-unanswered-text = Жауап келмеді. Бәс екі рет өтіп кетпеуі үшін оны іздеп жатырмыз. Бұл { $seconds } секундқа дейін созылуы мүмкін.
slip-unanswered-waiting = Бәстің күйін білу мүмкін болмады. Байланысты тексеріп, қайталап көріңіз.
slip-unanswered-looking = Бәсіңіз ізделуде…
slip-unanswered-look = Қайта тексеру
slip-receipt-lost-text = Жауап жолда жоғалды, бірақ бәс бір рет алынды.
slip-receipt-ref = Нөмірі
slip-keep = Таңдауды қалдыру
slip-done = Дайын
slip-error-municipality = Профиліңізде муниципалитет көрсетілмеген. Оны қосып, бәсті қайта тігіңіз.
slip-error-win-too-small = Мұндай коэффициентпен төлем бәс сомасынан аса алмайды. Бәс қабылданбады.
slip-error-elsewhere = Басқа қойындыда бәс жіберілуде. Оның аяқталуын күтіп, мына бәсті қайта тігіңіз.
slip-receipt-placed = { $count ->
    [one] Бәс қабылданды
   *[other] { $count } бәс қабылданды
}
slip-receipt-placed-text = { $count ->
    [one] Ол «Бәстерім» бөлімінде.
   *[other] Олар «Бәстерім» бөлімінде.
}
slip-receipt-checking = { $count ->
    [one] Бәс алынды, тексерілуде
   *[other] { $count } бәс алынды, тексерілуде
}
slip-receipt-checking-text = Бәс әлі қабылданған жоқ. Шешім осында және «Бәстерім» бөлімінде шығады, әдетте бірнеше секундта.
slip-receipt-review = { $count ->
    [one] Бәс алынды, тексерілуде
   *[other] { $count } бәс алынды, тексерілуде
}
slip-receipt-review-text = Бәс әлі қабылданған жоқ. Алдымен трейдер тексереді; шешім осында және «Бәстерім» бөлімінде шығады.
slip-receipt-rejected = Бәс қабылданбады
slip-receipt-rejected-text = Бәс қабылданғанша коэффициент немесе маркет өзгерді. Сома балансыңызға қайтарылды.
slip-receipt-missing = { $count ->
    [one] Бір бәс қабылданбады; ол үшін ештеңе алынған жоқ.
   *[other] { $count } бәс қабылданбады; олар үшін ештеңе алынған жоқ.
}
slip-receipt-moved = Баптауларыңызға сай өзгерген коэффициентпен қабылданды.
slip-placed-view = Көру
slip-placed-close = Бұл хабарды жабу

## Bonuses

slip-bonus = Бонус
slip-bonus-none = Бонуссыз
slip-bonus-comboboost = Экспресс бусты
slip-boost-next = { $boost } үшін коэффициенті { $odds } немесе одан жоғары тағы { $count } таңдау
slip-bonus-freebet = Фрибет
slip-bonus-freebet_only_win = Фрибет: тек таза ұтыс
slip-bonus-freebet_all_win = Фрибет: сома мен ұтыс
slip-bonus-freebet_no_risk = Соманы фрибетпен қайтару
slip-bonus-hunting = Аңшылық
slip-bonus-tournament = Турнир
slip-bonus-lootbox = Лутбокс
slip-bonus-about-comboboost = Осы экспрестің коэффициентін арттырады.
slip-bonus-about-freebet = Соманы біз төлейміз. Бәс ұтса, ұтысты бәс сомасынсыз аласыз.
slip-bonus-about-freebet_only_win = Соманы біз төлейміз. Бәс ұтса, ұтысты бәс сомасынсыз аласыз.
slip-bonus-about-freebet_all_win = Соманы біз төлейміз. Бәс ұтса, бәс сомасын да, ұтысты да аласыз.
slip-bonus-about-freebet_no_risk = Соманы өзіңіз төлейсіз. Бәс ұтылса, сома фрибет болып қайтады.
slip-bonus-about-hunting = Бұл бәс аңшылығыңызға ұпай әкеледі.
slip-bonus-about-tournament = Бұл бәс турниріңізге ұпай әкеледі.
slip-bonus-about-lootbox = Бұл бәс лутбоксқа ұпай әкеледі.

## Quick bet

slip-quick-bet-stake = Жылдам бәс
slip-quick-bet-ready = Қосулы: коэффициентті бір рет басқанда { $amount } бірден тігіледі.
slip-quick-bet-not-approved = Соманы енгізіп, жылдам бәсті қосыңыз; оған дейін коэффициенттер купонға түседі.
slip-quick-bet-approve = Жылдам бәсті қосу · { $amount }
slip-quick-bet-approve-empty = Соманы енгізіңіз
slip-quick-bet-placing = Тігілуде: { $amount }, { $name }, коэффициент { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Жылдам бәс қабылданды
slip-quick-bet-checking = Жылдам бәс алынды, тексерілуде
slip-quick-bet-review = Жылдам бәс алынды, тексерілуде
slip-quick-bet-rejected = Жылдам бәс қабылданбады
slip-quick-bet-error = Жылдам бәс тігілмеді
slip-quick-bet-text = { $event } · { $market }: { $name }, коэффициент { $odds } · { $amount }
slip-quick-bet-on = Жылдам бәс қосулы · { $amount }
slip-quick-bet-off = Өшіру
slip-quick-bet-idle = Жылдам бәс өшірілді
slip-quick-bet-idle-text = Сіз { $minutes } минут бойы жылдам бәс тікпедіңіз. Оны купонда қайта қоса аласыз.

## Sharing

slip-share-converted = Сома сіздің валютаңызға айырбасталды: { $from } → { $to }.
slip-code-loading = Бөлісілген бәс ашылуда…
slip-code-not_found = Бәс табылмады. Кодты тексеріңіз.
slip-code-nothing_left = Бұл бәстің таңдаулары енді ұсынылмайды. Басқа бәсті көріңіз.
slip-code-later = Бөлісілген бәсті ашу мүмкін болмады. Кейінірек қайталап көріңіз.
slip-code-close = Жабу
slip-code-ask = { $count ->
    [one] Бөлісілген бәсте { $count } таңдау бар, ал купоныңыз бос емес. Оны қосасыз ба, әлде купонды ауыстырасыз ба?
   *[other] Бөлісілген бәсте { $count } таңдау бар, ал купоныңыз бос емес. Оларды қосасыз ба, әлде купонды ауыстырасыз ба?
}
slip-code-answer-add = Купонға қосу
slip-code-answer-replace = Купонды ауыстыру
slip-code-answer-cancel = Сол күйі қалдыру

## Settings

slip-settings = Купон баптаулары
slip-accept-mode = Коэффициент өзгерсе
slip-accept-mode-none = Әр өзгерісті сұрау
slip-accept-mode-higher = Өскенін қабылдау, төмендегенін сұрау
slip-accept-mode-any = Кез келген өзгерісті қабылдау
slip-quick-own = Жылдам сомаларыңыз, { $currency }
slip-quick-own-field = { $number }-жылдам сома
slip-quick-save = Сомаларды сақтау
slip-quick-saved = Сомалар сақталды.
slip-quick-invalid = Әр соманы цифрмен, нөлден үлкен етіп енгізіңіз немесе бос қалдырыңыз.
slip-settings-failed = Баптауларды сақтау мүмкін болмады. Қайталап көріңіз.
slip-odds-format = Коэффициент форматы
slip-odds-format-european = Ондық
slip-odds-format-british = Бөлшек
slip-odds-format-american = Америкалық
slip-odds-format-hongkong = Гонконгтық
slip-odds-format-malaysian = Малайлық
slip-odds-format-indonesian = Индонезиялық
