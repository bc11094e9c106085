### Messages of the pages themselves.

## On every page

skip-to-content = मुख्य सामग्री पर जाएँ
skip-to-slip = बेट स्लिप पर जाएँ
nav-main = मुख्य मेन्यू
nav-sports = खेल
nav-live = लाइव
nav-all-sports = सभी खेल
nav-leagues = खेल और लीग
nav-top-leagues = टॉप लीग
nav-cybersport = ईस्पोर्ट्स
nav-language = भाषा
nav-breadcrumbs = आप यहाँ हैं
nav-menu = मेन्यू
menu-close = मेन्यू बंद करें
languages-close = भाषाओं की सूची बंद करें
nav-help = मदद
tab-slip = बेट स्लिप
tab-bets = मेरी बेट्स
nav-tabs = शॉर्टकट
theme-dark = डार्क थीम
odds-format = ऑड्स का प्रारूप
odds-format-european = दशमलव
odds-format-british = भिन्न
odds-format-american = अमेरिकी
odds-format-hongkong = हांगकांग
odds-format-malaysian = मलय
odds-format-indonesian = इंडोनेशियाई
foot-payments = भुगतान के तरीके
foot-registration = पंजीकरण सं.
foot-licensed-by = लाइसेंस जारीकर्ता:
foot-licence = लाइसेंस सं.
foot-prices = नए ऑड्स लोड होने तक ऑड्स और समय इस पेज के पिछले अपडेट के हैं। समय क्षेत्र: { $zone }।

## Breadcrumbs and days

crumb-about = हमारे बारे में
crumb-bets-history = मेरी बेट्स
crumb-cybersport = ईस्पोर्ट्स
crumb-favorites = पसंदीदा
crumb-general-rules = बेटिंग के नियम
crumb-home = होम
crumb-init-sportsbook = स्पोर्ट्सबुक
crumb-limits = मेरी सीमाएँ
crumb-live = लाइव
crumb-search = खोजें
crumb-schedule = शेड्यूल
crumb-results = नतीजे
crumb-lotteries = लॉटरी
crumb-promotions = प्रमोशन
crumb-racing = घुड़दौड़
crumb-sign-in = लॉग इन
crumb-sign-up = खाता बनाएँ
crumb-password-new = पासवर्ड भूल गए?
crumb-password-edit = नया पासवर्ड चुनें
crumb-confirmation = अपने ईमेल की पुष्टि करें
crumb-unlock = अपना खाता अनलॉक करें
crumb-sports = खेल
day-today = आज
day-tomorrow = कल
day-yesterday = बीता कल
next-hours = अगले 3 घंटे
live-now = अभी लाइव
list-tools = सूची फ़िल्टर करें
list-market = सूची में दिखने वाला मार्केट
list-compact = कॉम्पैक्ट
list-video = वीडियो के साथ

## Titles and descriptions, as search engines show them

home-title = स्पोर्ट्स बेटिंग ऑड्स: लाइव और आने वाले मैच
home-description = { $site } पर लाइव और आने वाले मैचों के ताज़ा ऑड्स: क्रिकेट, फ़ुटबॉल, टेनिस, रग्बी, बास्केटबॉल और बहुत कुछ।
home-heading = लाइव और आने वाले मैच
search-title = खोजें
search-description = सभी खेल और लीग, साथ ही मैच, लीग और मार्केट की किसी भी भाषा में खोज।
live-title = लाइव बेटिंग: चल रहे मैचों के ऑड्स
live-description = चल रहे सभी मैच, खेल और लीग के अनुसार, स्कोर, समय और ताज़ा ऑड्स के साथ।
live-heading = लाइव
sport-title = { $sport } बेटिंग ऑड्स
sport-description = { $sport } ऑड्स: बेट लगाने के लिए { $count } मैच, लाइव और आने वाले, लीग के अनुसार।
sport-all-leagues = सभी लीग
category-title = { $sport } बेटिंग ऑड्स: { $category }
category-description = { $sport } ऑड्स, { $category }: बेट लगाने के लिए { $count } मैच, लाइव और आने वाले, नतीजे और दूसरे मार्केट के ऑड्स के साथ।
league-title = { $league } बेटिंग ऑड्स: { $sport }, { $category }
league-description = { $sport } ऑड्स, { $league } ({ $category }): { $count } मैच, नतीजे और कई दूसरे मार्केट के ऑड्स के साथ।
match-title = { $home } बनाम { $away } बेटिंग ऑड्स: { $sport }, { $start }
match-title-short = { $home } बनाम { $away }: { $start }
match-description = { $home } बनाम { $away }, { $league } ({ $sport }), { $start }: नतीजे, टोटल, हैंडिकैप और बाकी सभी मार्केट के ऑड्स।

## Outrights

outrights = आउटराइट
outright-until = { $day } तक बेट लगाएँ
outright-title = { $name }: आउटराइट विजेता ऑड्स, { $sport }
outright-description = { $name } ({ $sport }): विजेता के ऑड्स और पूरी प्रतियोगिता की बाकी सभी बेट्स। लीग: { $league }।
outright-close = बेटिंग बंद होने का समय:
outright-ends = प्रतियोगिता समाप्त होने का समय:
outright-entrants = प्रतिभागी
outright-matches = { $league } के मैच

## Calendars and feeds

calendar-add = कैलेंडर में जोड़ें
calendar-all = सभी मैच
feed-fixtures = आने वाले मैच

## Schedule and results

days-nav = दिन
days-cut = ये हर खेल के पहले मैच हैं। सभी मैच देखने के लिए ऊपर खेल चुनें।
parts-nav = पेज
parts-previous = पिछला
parts-next = अगला
parts-number = पेज { $number }
schedule-title = बेटिंग शेड्यूल: { $day }
schedule-title-sport = { $sport } शेड्यूल और ऑड्स: { $day }
schedule-soon-title = अगले 3 घंटे में शुरू होने वाले मैच
schedule-soon-title-sport = { $sport }: अगले 3 घंटे में शुरू होने वाले मैच
schedule-description = { $day }: { $count } मैच, नतीजे और कई दूसरे मार्केट के ऑड्स के साथ, खेल और लीग के अनुसार।
schedule-description-sport = { $sport }, { $day }: { $count } मैच, नतीजे और कई दूसरे मार्केट के ऑड्स के साथ, लीग के अनुसार।
schedule-soon-description = { $count ->
    [one] { $count } मैच अगले 3 घंटे में शुरू होगा
   *[other] { $count } मैच अगले 3 घंटे में शुरू होंगे
}: ताज़ा ऑड्स, खेल और लीग के अनुसार।
schedule-soon-description-sport = { $sport }: { $count ->
    [one] { $count } मैच अगले 3 घंटे में शुरू होगा
   *[other] { $count } मैच अगले 3 घंटे में शुरू होंगे
}, ताज़ा ऑड्स के साथ।
schedule-heading = शेड्यूल: { $day }
schedule-heading-sport = { $sport } शेड्यूल: { $day }
schedule-empty = यहाँ बेट लगाने के लिए कोई मैच नहीं है।
results-title = मैचों के नतीजे: { $day }
results-title-sport = { $sport } के नतीजे: { $day }
results-description = फ़ाइनल स्कोर, { $day }: { $count } मैच, हर पीरियड के स्कोर के साथ, खेल और लीग के अनुसार।
results-description-sport = { $sport }, फ़ाइनल स्कोर, { $day }: { $count } मैच, हर पीरियड के स्कोर के साथ।
results-heading = नतीजे: { $day }
results-heading-sport = { $sport } के नतीजे: { $day }
results-empty = यहाँ अभी कोई मैच समाप्त नहीं हुआ है।
results-start = शुरू
results-sides = मैच
results-final = फ़ाइनल स्कोर
results-final-short = कुल
results-won = विजेता
league-results-title = { $league } के नतीजे: { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): पिछले 7 दिनों के फ़ाइनल स्कोर, { $count } मैच।
league-results-heading = { $league }: नतीजे

## Pages that editors compose

page-description = { $title }: { $site }।
limits-help = मुफ़्त और गोपनीय सहायता:
favorites-script = आपके पसंदीदा आपके खाते में रहते हैं। उन्हें यहाँ देखने के लिए अपने ब्राउज़र में JavaScript चालू करें।
bets-history-text = आपकी खुली और सेटल हुई बेट्स, बेट स्लिप के “मेरी बेट्स” में हैं।
bets-history-open = मेरी बेट्स खोलें
bets-history-script = आपकी बेट्स सुरक्षित हैं, पर उन्हें दिखाने के लिए इस पेज को JavaScript चाहिए। ब्राउज़र में इसे चालू करें, फिर पेज दोबारा लोड करें।
init-sportsbook-open = स्पोर्ट्सबुक पर जाएँ
sign-in-text = बेट लगाने और बैलेंस देखने के लिए लॉग इन करें।
sign-in-open = लॉग इन
sign-in-script = लॉग इन के लिए JavaScript चाहिए। ब्राउज़र में इसे चालू करें, फिर पेज दोबारा लोड करें।
sign-up-text = बेट लगाने के लिए खाता खोलें।
password-new-text = अपने खाते का ईमेल पता लिखें। नया पासवर्ड चुनने के लिए हम आपको लिंक भेजेंगे।
password-edit-text = नया पासवर्ड चुनने के लिए हमारे ईमेल का लिंक खोलें।
confirmation-text = अपना ईमेल पता लिखें। हम पुष्टि का लिंक फिर भेजेंगे।
unlock-text = अपना ईमेल पता लिखें, हम आपका खाता अनलॉक करने का लिंक भेजेंगे।
form-script = इस फ़ॉर्म के लिए JavaScript चाहिए। ब्राउज़र में इसे चालू करें, फिर पेज दोबारा लोड करें।
cybersport-title = ईस्पोर्ट्स बेटिंग: हर गेम के ऑड्स
cybersport-description = कंप्यूटर गेम के बेटिंग ऑड्स: हर गेम के अगले मैच और उनके सभी मार्केट, लाइव और मैच शुरू होने से पहले।
promotions-title = प्रमोशन, बोनस और फ़्री बेट की सूची
promotions-description = अभी चल रहे प्रमोशन: बोनस, बूस्ट किए कॉम्बो और फ़्री बेट, हर एक की शर्तों और अंतिम दिन की जानकारी के साथ।
cybersport-none = अभी किसी ईस्पोर्ट्स मैच पर बेटिंग खुली नहीं है।
to-sports = सभी खेल देखें

## Promotions

promotions-none = अभी कोई प्रमोशन नहीं है।
promotion-from = शुरू:
promotion-until = अंतिम दिन:
promotion-terms = नियम और शर्तें
nav-right = बेट स्लिप के पास के शॉर्टकट
nav-deposit = डिपॉज़िट

## Error pages

not-found-title = उफ़, क्षमा करें। हमें वह पेज नहीं मिला।
not-found-text = यह पेज मौजूद नहीं है, या इसका मैच समाप्त हो चुका है।
error-title = उफ़! क्षमा करें, कुछ गड़बड़ हो गई।
error-text = कृपया थोड़ी देर बाद वापस आएँ।
error-home = होम पेज पर जाएँ
blocked-title = क्षमा करें, हम अभी आपके देश में उपलब्ध नहीं हैं।
blocked-text = इस साइट का लाइसेंस उस देश पर लागू नहीं है जहाँ आप हैं।
locked-title = अनुमति नहीं है
locked-text = क्षमा करें, आपको यह पेज देखने की अनुमति नहीं है।

favourite = पसंदीदा:
favourite-match = यह मैच
