### Isiliphu sokubheja: kuqala amagama asemakhasini, bese kuba awasesiphequlini.

## Isiliphu: iphaneli

slip-title = Isiliphu sokubheja
slip-tab-slip = Isiliphu
slip-tab-bets = Amabhethi ami
slip-close = Vala isiliphu
slip-empty-title = Isiliphu sakho asinalutho
slip-empty-text = Thepha ama-odds ukuze uwengeze lapha.
slip-quick-bet = Ibhethi esheshayo
slip-code = Unekhodi?
slip-code-open = Vula

## Isiliphu: okukhethiwe

slip-selections = { $count ->
    [one] Okukhethiwe: { $count }
   *[other] Okukhethiwe: { $count }
}
slip-selections-label = Okukhethiwe
slip-remove = Susa { $name }
slip-clear = Susa konke
slip-emptied = Isiliphu sesingenalutho
slip-undo = Hlehlisa
slip-price-moved = { $from } → { $to } selokhu wakwengeza
slip-price-changed = I-odds ishintshile: { $from } → { $to }
slip-moves = Ukunyakaza kwama-odds kulokhu kuvakasha
slip-suspended = Kumisiwe: akubhejwa okwamanje
slip-suspended-provider = Kumisiwe: ayikho idatha
slip-unavailable = Akusatholakali
slip-live = Bukhoma
slip-bar-open = Isiliphu
slip-bar-singles = { $count ->
    [one] I-single engu-{ $count }
   *[other] Ama-single angu-{ $count }
}
slip-bar-no-stake = Akukho mali
slip-bar-remove = Susa okukodwa okukhethile ukuze uqhubeke
slip-conflict-here-same_match = Ngeke kuhlanganiswe nokunye okukhethiwe kwawo lo mdlalo
slip-conflict-here-outright = Ngeke kuhlanganiswe nokunye okukhethiwe kwawo lo mqhudelwano
slip-conflict-here-mixed_providers = Ngeke kuhlanganiswe nokunye okukhethiwe
slip-conflict-here-system_provider = Akwamukelwa ebhethini yesistimu
slip-conflict-here-custom_bet_match = Akuveli emdlalweni we-Bet Builder
slip-conflict-here-custom_bet_alone = Ngeke kufakwe kanye ne-Bet Builder

## Isiliphu: ibhethi

slip-stake = Imali yebhethi
slip-stake-currency = Imali yebhethi, { $currency }
slip-quick-add = Bheja { $amount }
slip-quick-amounts = Amanani asheshayo
slip-odds = Ama-odds esewonke
slip-return = Ongakuthola
slip-types = Uhlobo lwebhethi
slip-join = Yenze i-Bet Builder · { $odds }
slip-join-asking = Kuseshwa i-Bet Builder…
slip-refusal-no_system_type = { $count ->
    [one] Ibhethi yesistimu idinga okukhethiwe okuningi.
   *[other] Ayikho isistimu yokukhethiwe okungu-{ $count }.
}
slip-refusal-multi_single_unavailable = Lokhu okukhethiwe ngeke kufakwe njengama-single amaningi.
slip-system = Isistimu
slip-system-option = { $count ->
    [one] { $win } / { $total } · umugqa ongu-{ $count }
   *[other] { $win } / { $total } · imigqa engu-{ $count }
}
slip-return-currency = Ongakuthola, { $currency }
slip-by-return = Beka ongakuthola
slip-by-stake = Beka imali
slip-line-stake = Imali yomugqa ngamunye
slip-stake-freebet = Ibhethi yamahhala
slip-max = Max
slip-max-label = Bheja inani eliphezulu
slip-max-failed = Inani eliphezulu alilayishanga. Zama futhi.
slip-total-stake = Imali yebhethi isiyonke
slip-lines-of = { $count ->
    [one] Umugqa ongu-{ $count } × { $amount }
   *[other] Imigqa engu-{ $count } × { $amount }
}
slip-boosted-odds = Ama-odds akhushuliwe

## Isiliphu: kungani kuvinjiwe

slip-stake-empty = Faka imali yebhethi.
slip-stake-negative = Imali yebhethi ayikwazi ukuba ngaphansi kuka-0.
slip-stake-exponent = Bhala inani ngokugcwele, njengokuthi 1000.
slip-stake-not_a_number = Bhala inani ngezinombolo, njengokuthi { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency }: awekho amadesimali. Faka inani eliphelele.
    [one] { $currency }: idesimali elingu-{ $decimals } kuphela elivunyelwe.
   *[other] { $currency }: amadesimali angu-{ $decimals } kuphela avunyelwe.
}
slip-stake-too_large = Leli nani likhulu kakhulu.
slip-stake-not-positive = Imali yebhethi kufanele ibe ngaphezu kuka-0.
slip-stake-below-min = Imali yebhethi encane kunazo zonke: { $amount }.
slip-stake-above-max = Imali yebhethi enkulu kunazo zonke: { $amount }.
slip-stake-own-limit = Ngomkhawulo wakho siqu kusele { $amount } ongakubheja.
slip-stake-own-limit-until = Ngomkhawulo wakho siqu kusele { $amount } ongakubheja. Kusethwa kabusha: { $moment }.
slip-stake-above-balance = Ibhalansi yakho: { $amount }. Yehlisa imali yebhethi.
slip-balance-empty = Ibhalansi yakho: { $amount }.
slip-currency-unlisted = Akukwazi ukubhejwa nge-{ $currency } lapha.
slip-deposit = Faka imali
slip-blocked-suspended = { $count ->
    [one] Okukhethiwe okungu-{ $count } kumisiwe. Linda kuze kuvulwe futhi, noma ukususe.
   *[other] Okukhethiwe okungu-{ $count } kumisiwe. Linda kuze kuvulwe futhi, noma ukususe.
}
slip-changed = { $count ->
    [one] Ama-odds ashintshile ({ $count }). Wahlole ngaphambi kokuqhubeka.
   *[other] Ama-odds ashintshile ({ $count }). Wahlole ngaphambi kokuqhubeka.
}
slip-gone = { $count ->
    [one] Okukhethiwe okungu-{ $count } akusatholakali.
   *[other] Okukhethiwe okungu-{ $count } akusatholakali.
}
slip-conflict-same_match = Okubili kokukhethile kungokomdlalo owodwa. Susa okukodwa ukuze uqhubeke.
slip-conflict-outright = Okubili kokukhethile kungokomqhudelwano owodwa. Susa okukodwa ukuze uqhubeke.
slip-conflict-joinable = Okubili kokukhethile kungokomdlalo owodwa. Kwenze i-Bet Builder, noma ususe okukodwa.
slip-conflict-mixed_providers = Lokhu okukhethiwe ngeke kuhlanganiswe ebhethini eyodwa. Susa okukodwa ukuze uqhubeke.
slip-conflict-system_provider = Okunye kwalokhu okukhethiwe akwamukelwa ebhethini yesistimu. Kususe noma ukhethe olunye uhlobo.
slip-conflict-custom_bet_match = I-Bet Builder ihlanganisa okukhethiwe komdlalo owodwa. Susa okunye ukuze uqhubeke.
slip-conflict-custom_bet_alone = I-Bet Builder ifakwa yodwa. Susa okunye okukhethiwe ukuze uqhubeke.
slip-custom-disabled = Ama-Bet Builder awamukelwa okwamanje.
slip-custom-too-short = I-Bet Builder idinga okungenani okubili okukhethiwe.
slip-custom-odds-missing = Kutholwa ama-odds ale Bet Builder.
slip-custom-changed = Ama-odds e-Bet Builder yakho ashintshile. Wahlole ngaphambi kokuqhubeka.
slip-return-too-small = Le bhethi ngeke ikhokhe ngaphezu kwemali yayo.
slip-freebet-pending = Kuhlolwa ukuthi ibhethi yakho yamahhala iyayifanela yini le bhethi. Ungafaka nemali yakho.

## Isiliphu: inkinobho

slip-accept = Yamukela izinguquko
slip-accept-remove = { $count ->
    [one] Yamukela izinguquko, susa okungu-{ $count }
   *[other] Yamukela izinguquko, susa okungu-{ $count }
}
slip-accept-only-remove = { $count ->
    [one] Susa okukhethiwe
   *[other] Susa okukhethiwe okungu-{ $count }
}
slip-sign-in = Ngena ukuze ubheje
slip-offline = Alukho uxhumo
slip-place = { $count ->
    [one] Faka ibhethi · { $amount }
   *[other] Faka amabhethi angu-{ $count } · { $amount }
}
slip-place-freebet = { $count ->
    [one] Faka ibhethi yamahhala · { $amount }
   *[other] Faka amabhethi amahhala angu-{ $count } · { $amount }
}
slip-place-both = { $count ->
    [one] Faka ibhethi · { $amount } neyamahhala { $free }
   *[other] Faka amabhethi angu-{ $count } · { $amount } neyamahhala { $free }
}
slip-place-empty = { $count ->
    [one] Faka ibhethi
   *[other] Faka amabhethi angu-{ $count }
}
slip-placing = { $count ->
    [one] Ibhethi yakho iyafakwa…
   *[other] Amabhethi akho angu-{ $count } ayafakwa…
}

## Isiliphu: izimpendulo

slip-error-invalid-odds = Ama-odds ashintshile ngesikhathi ibhethi ifakwa. Hlola ama-odds amasha bese uyifaka futhi.
slip-error-invalid-custom-odds = Ama-odds ale Bet Builder ashintshile. Hlola ama-odds amasha bese uyifaka futhi.
slip-error-suspended = Okukhethiwe kumisiwe ngesikhathi ibhethi ifakwa. Ibhethi ayifakwanga.
slip-error-funds = Ibhalansi yakho ayanele le mali. Ibhethi ayifakwanga.
slip-error-stake = Le mali yebhethi ayamukelwa. Ibhethi ayifakwanga.
slip-error-not-placed = Ibhethi ayifakwanga, futhi akukho okuthathiwe ebhalansini yakho. Ungayifaka futhi.
slip-error-maybe-placed = Asikwazi ukusho ukuthi ibhethi ifakiwe yini: emabhethini akho kunengaphezu kweyodwa efana nayo. Bheka ku-Amabhethi ami ngaphambi kokuyifaka futhi.
slip-other-player = Kungene omunye umsebenzisi
slip-other-player-text = Akukho bhethi efakiwe. Hlola i-akhawunti phezulu ekhasini, bese ufaka ibhethi futhi.
slip-error-default = Ibhethi ayifakwanga. Sicela uzame futhi.
slip-unanswered-title = Asikazi ukuthi ibhethi yakho ifakiwe yini
slip-unanswered-text = Ayikho impendulo. Sisesha ibhethi yakho ukuze ingafakwa kabili. Lokhu kungathatha imizuzwana engafika ku-{ $seconds }.
slip-unanswered-waiting = Ibhethi yakho ayikwazanga ukuseshwa. Hlola uxhumo lwakho, bese usesha futhi.
slip-unanswered-looking = Kuseshwa ibhethi yakho…
slip-unanswered-look = Sesha futhi
slip-receipt-lost-text = Impendulo ilahlekile endleleni, kodwa ibhethi yakho ifikile, kanye kuphela.
slip-receipt-ref = Ireferensi
slip-keep = Gcina okukhethiwe
slip-done = Qeda
slip-error-municipality = Iphrofayela yakho ayinawo umasipala. Wengeze, bese ufaka ibhethi futhi.
slip-error-win-too-small = Ngalawa ma-odds ibhethi ngeke ikhokhe ngaphezu kwemali yayo. Ayifakwanga.
slip-error-elsewhere = Kunebhethi efakwayo kwenye ithebhu. Yilinde iqede, bese ufaka le futhi.
slip-receipt-placed = { $count ->
    [one] Ibhethi ifakiwe
   *[other] Kufakwe amabhethi angu-{ $count }
}
slip-receipt-placed-text = { $count ->
    [one] Ithole ku-Amabhethi ami.
   *[other] Athole ku-Amabhethi ami.
}
slip-receipt-checking = { $count ->
    [one] Ibhethi ifikile, iyahlolwa
   *[other] Kufike amabhethi angu-{ $count }, ayahlolwa
}
slip-receipt-checking-text = Akukafakwa lutho. Isinqumo sivela lapha naku-Amabhethi ami, ngokuvamile emizuzwaneni embalwa.
slip-receipt-review = { $count ->
    [one] Ibhethi ifikile, iyahlolwa
   *[other] Kufike amabhethi angu-{ $count }, ayahlolwa
}
slip-receipt-review-text = Akukafakwa lutho. Kuhlola uchwepheshe wethu kuqala; isinqumo sivela lapha naku-Amabhethi ami.
slip-receipt-rejected = Ibhethi ayamukelwanga
slip-receipt-rejected-text = Ama-odds noma imakethe kushintshile ngaphambi kokuba ibhethi yamukelwe. Imali yakho ibuyele kubhalansi yakho.
slip-receipt-missing = { $count ->
    [one] Ibhethi eyodwa ayifakwanga; akukho mali ethathelwe yona.
   *[other] Amabhethi angu-{ $count } awafakwanga; akukho mali ethathelwe wona.
}
slip-receipt-moved = Yamukelwe ngama-odds ashintshile, njengoba izilungiselelo zakho zivuma.
slip-placed-view = Bona
slip-placed-close = Vala lo mlayezo

## Isiliphu: amabhonasi

slip-bonus = Ibhonasi
slip-bonus-none = Ayikho ibhonasi
slip-bonus-comboboost = I-Multi Boost
slip-boost-next = { $count ->
    [one] { $boost } ngokunye okukhethiwe: { $count }, ama-odds { $odds } noma ngaphezulu
   *[other] { $boost } ngokunye okukhethiwe: { $count }, ama-odds { $odds } noma ngaphezulu
}
slip-bonus-freebet = Ibhethi yamahhala
slip-bonus-freebet_only_win = Ibhethi yamahhala, inzuzo kuphela
slip-bonus-freebet_all_win = Ibhethi yamahhala, imali nenzuzo
slip-bonus-freebet_no_risk = Imali ibuya njengebhethi yamahhala
slip-bonus-hunting = Ukuzingela
slip-bonus-tournament = Umqhudelwano
slip-bonus-lootbox = Ibhokisi lemiklomelo
slip-bonus-about-comboboost = Ikhuphula ama-odds ale multi.
slip-bonus-about-freebet = Sikhokha imali yebhethi. Uma ibhethi iwina, uthola inzuzo ngaphandle kwemali yebhethi.
slip-bonus-about-freebet_only_win = Sikhokha imali yebhethi. Uma ibhethi iwina, uthola inzuzo ngaphandle kwemali yebhethi.
slip-bonus-about-freebet_all_win = Sikhokha imali yebhethi. Uma ibhethi iwina, uthola imali yebhethi nenzuzo.
slip-bonus-about-freebet_no_risk = Ukhokha imali yebhethi. Uma ibhethi ilahlekelwa, imali yakho ibuya njengebhethi yamahhala.
slip-bonus-about-hunting = Le bhethi ithola amaphuzu ekuzingeleni kwakho.
slip-bonus-about-tournament = Le bhethi ithola amaphuzu emqhudelwaneni wakho.
slip-bonus-about-lootbox = Le bhethi ithola amaphuzu ebhokisi lakho lemiklomelo.

## Isiliphu: ibhethi esheshayo

slip-quick-bet-stake = Ibhethi esheshayo
slip-quick-bet-ready = Ivuliwe: ukuthepha kanye kuma-odds kubheja { $amount } ngaso leso sikhathi.
slip-quick-bet-not-approved = Faka imali bese uvula ibhethi esheshayo; kuze kube yileso sikhathi, ama-odds aya kusiliphu sakho.
slip-quick-bet-approve = Vula ibhethi esheshayo · { $amount }
slip-quick-bet-approve-empty = Faka imali yebhethi
slip-quick-bet-placing = Kubhejwa { $amount }: { $name } @ { $odds }, { $event }, { $market }…
slip-quick-bet-placed = Ibhethi esheshayo ifakiwe
slip-quick-bet-checking = Ibhethi esheshayo ifikile, iyahlolwa
slip-quick-bet-review = Ibhethi esheshayo ifikile, iyahlolwa
slip-quick-bet-rejected = Ibhethi esheshayo ayamukelwanga
slip-quick-bet-error = Ibhethi esheshayo ayifakwanga
slip-quick-bet-text = { $event } · { $market }: { $name } @ { $odds } · { $amount }
slip-quick-bet-on = Ibhethi esheshayo ivuliwe · { $amount }
slip-quick-bet-off = Vala
slip-quick-bet-idle = Ibhethi esheshayo ivaliwe
slip-quick-bet-idle-text = Awufakanga bhethi esheshayo imizuzu engu-{ $minutes }. Ungayivula futhi kusiliphu.

## Isiliphu: ukwabelana

slip-share-converted = Imali okwabelwane ngayo iguquliwe: { $from } → { $to }.
slip-code-loading = Ivulwa ibhethi okwabelwane ngayo…
slip-code-not_found = Ayikho ibhethi etholakele. Hlola ikhodi.
slip-code-nothing_left = Akusekho lutho lwale bhethi olutholakalayo. Zama enye ibhethi.
slip-code-later = Ibhethi okwabelwane ngayo ayikwazanga ukuvulwa. Zama futhi kamuva.
slip-code-close = Vala
slip-code-ask = { $count ->
    [one] Ibhethi okwabelwane ngayo inokukhethiwe okungu-{ $count }, futhi isiliphu sakho sinokuthile. Kwengezwe, noma kuthathe indawo yesiliphu sakho?
   *[other] Ibhethi okwabelwane ngayo inokukhethiwe okungu-{ $count }, futhi isiliphu sakho sinokuthile. Kwengezwe, noma kuthathe indawo yesiliphu sakho?
}
slip-code-answer-add = Engeza kusiliphu sami
slip-code-answer-replace = Shintsha isiliphu sami
slip-code-answer-cancel = Siyeke sinjalo

## Isiliphu: izilungiselelo

slip-settings = Izilungiselelo zesiliphu
slip-accept-mode = Uma ama-odds eshintsha kufakwa ibhethi
slip-accept-mode-none = Ngibuze ngazo zonke izinguquko
slip-accept-mode-higher = Yamukela anyukayo, ngibuze ngehlayo
slip-accept-mode-any = Yamukela zonke izinguquko
slip-quick-own = Amanani akho asheshayo, { $currency }
slip-quick-own-field = Inani elisheshayo { $number }
slip-quick-save = Londoloza amanani
slip-quick-saved = Amanani akho alondoloziwe.
slip-quick-invalid = Bhala inani ngalinye ngezinombolo futhi libe ngaphezu kuka-0, noma uliyeke lingenalutho.
slip-settings-failed = Izilungiselelo zakho azilondolozwanga. Sicela uzame futhi.
slip-odds-format = Ifomethi yama-odds
slip-odds-format-european = Idesimali
slip-odds-format-british = Ingxenye
slip-odds-format-american = IsiMelika
slip-odds-format-hongkong = I-Hong Kong
slip-odds-format-malaysian = IsiMaley
slip-odds-format-indonesian = I-Indonesia
