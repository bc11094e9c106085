### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = बेट स्लिप
slip-tab-slip = बेट स्लिप
slip-tab-bets = मेरी बेट्स
slip-close = बेट स्लिप बंद करें
slip-empty-title = आपकी बेट स्लिप खाली है
slip-empty-text = यहाँ जोड़ने के लिए किसी ऑड्स पर टैप करें।
slip-quick-bet = क्विक बेट
slip-code = कोड है?
slip-code-open = खोलें

## Bet slip: selections

slip-selections = { $count } चयन
slip-selections-label = चयन
slip-remove = { $name } हटाएँ
slip-clear = सभी हटाएँ
slip-emptied = स्लिप खाली कर दी गई
slip-undo = वापस लाएँ
slip-price-moved = जोड़ने के बाद से { $from } → { $to }
slip-price-changed = ऑड्स बदले: { $from } → { $to }
slip-moves = इस विज़िट में ऑड्स का उतार-चढ़ाव
slip-suspended = सस्पेंड: अभी बेट नहीं लगेगी
slip-suspended-provider = सस्पेंड: डेटा नहीं
slip-unavailable = अब उपलब्ध नहीं
slip-live = लाइव
slip-bar-open = बेट स्लिप
slip-bar-singles = { $count } सिंगल
slip-bar-no-stake = स्टेक नहीं डाला
slip-bar-remove = आगे बढ़ने के लिए एक चयन हटाएँ
slip-conflict-here-same_match = उसी मैच के दूसरे चयन के साथ नहीं जोड़ा जा सकता
slip-conflict-here-outright = उसी प्रतियोगिता के दूसरे चयन के साथ नहीं जोड़ा जा सकता
slip-conflict-here-mixed_providers = बाकी चयनों के साथ नहीं जोड़ा जा सकता
slip-conflict-here-system_provider = सिस्टम बेट में मान्य नहीं
slip-conflict-here-custom_bet_match = बेट बिल्डर वाले मैच का नहीं है
slip-conflict-here-custom_bet_alone = बेट बिल्डर के साथ नहीं लगाया जा सकता

## Bet slip: the bet

slip-stake = स्टेक
slip-stake-currency = स्टेक ({ $currency })
slip-quick-add = स्टेक { $amount }
slip-quick-amounts = क्विक रकम
slip-odds = कुल ऑड्स
slip-return = संभावित रिटर्न
slip-types = बेट का प्रकार
slip-join = बेट बिल्डर बनाएँ · { $odds }
slip-join-asking = बेट बिल्डर खोजा जा रहा है…
slip-refusal-no_system_type = { $count ->
    [one] सिस्टम बेट के लिए { $count } से ज़्यादा चयन चाहिए।
   *[other] { $count } चयनों के लिए कोई सिस्टम उपलब्ध नहीं है।
}
slip-refusal-multi_single_unavailable = ये चयन कई सिंगल के रूप में नहीं लगाए जा सकते।
slip-system = सिस्टम
slip-system-option = { $win }/{ $total } · { $count } लाइन
slip-return-currency = रिटर्न ({ $currency })
slip-by-return = रिटर्न तय करें
slip-by-stake = स्टेक तय करें
slip-line-stake = प्रति लाइन स्टेक
slip-stake-freebet = फ़्री बेट
slip-max = अधिकतम
slip-max-label = अधिकतम स्टेक लगाएँ
slip-max-failed = अधिकतम स्टेक लोड नहीं हो सका। फिर कोशिश करें।
slip-total-stake = कुल स्टेक
slip-lines-of = { $count } लाइन × { $amount }
slip-boosted-odds = बूस्ट किए ऑड्स

## Bet slip: why placing is blocked

slip-stake-empty = स्टेक डालें।
slip-stake-negative = स्टेक ऋणात्मक नहीं हो सकता।
slip-stake-exponent = पूरी रकम लिखें, जैसे 1000।
slip-stake-not_a_number = रकम अंकों में लिखें, जैसे { $example }।
slip-stake-too_precise = { $decimals ->
    [0] { $currency } में दशमलव नहीं होते। पूर्ण रकम लिखें।
    [one] { $currency } की रकम में अधिकतम { $decimals } दशमलव अंक हो सकता है।
   *[other] { $currency } की रकम में अधिकतम { $decimals } दशमलव अंक हो सकते हैं।
}
slip-stake-too_large = यह रकम बहुत बड़ी है।
slip-stake-not-positive = स्टेक शून्य से ज़्यादा होना चाहिए।
slip-stake-below-min = न्यूनतम स्टेक { $amount } है।
slip-stake-above-max = अधिकतम स्टेक { $amount } है।
slip-stake-own-limit = आपकी अपनी सीमा में दाँव के लिए { $amount } बचा है।
slip-stake-own-limit-until = आपकी अपनी सीमा में दाँव के लिए { $amount } बचा है। रीसेट: { $moment }.
slip-stake-above-balance = आपका बैलेंस { $amount } है। स्टेक कम करें।
slip-balance-empty = आपका बैलेंस { $amount } है।
slip-currency-unlisted = यहाँ { $currency } में बेट नहीं लगाई जा सकती।
slip-deposit = डिपॉज़िट
slip-blocked-suspended = { $count ->
    [one] { $count } चयन सस्पेंड है। इसके फिर खुलने का इंतज़ार करें या इसे हटाएँ।
   *[other] { $count } चयन सस्पेंड हैं। इनके फिर खुलने का इंतज़ार करें या इन्हें हटाएँ।
}
slip-changed = { $count ->
    [one] { $count } चयन के ऑड्स बदल गए हैं। आगे बढ़ने से पहले जाँच लें।
   *[other] { $count } चयनों के ऑड्स बदल गए हैं। आगे बढ़ने से पहले जाँच लें।
}
slip-gone = { $count ->
    [one] { $count } चयन अब उपलब्ध नहीं है।
   *[other] { $count } चयन अब उपलब्ध नहीं हैं।
}
slip-conflict-same_match = आपके दो चयन एक ही मैच के हैं। आगे बढ़ने के लिए एक हटाएँ।
slip-conflict-outright = आपके दो चयन एक ही प्रतियोगिता के हैं। आगे बढ़ने के लिए एक हटाएँ।
slip-conflict-joinable = आपके दो चयन एक ही मैच के हैं। इनका बेट बिल्डर बनाएँ, या एक हटाएँ।
slip-conflict-mixed_providers = ये चयन एक बेट में नहीं जोड़े जा सकते। आगे बढ़ने के लिए एक हटाएँ।
slip-conflict-system_provider = कुछ चयन सिस्टम बेट में मान्य नहीं हैं। उन्हें हटाएँ या दूसरा प्रकार चुनें।
slip-conflict-custom_bet_match = बेट बिल्डर एक ही मैच के चयन जोड़ता है। आगे बढ़ने के लिए बाकी हटाएँ।
slip-conflict-custom_bet_alone = बेट बिल्डर अकेला लगाया जाता है। आगे बढ़ने के लिए बाकी चयन हटाएँ।
slip-custom-disabled = बेट बिल्डर अभी स्वीकार नहीं किए जा रहे।
slip-custom-too-short = बेट बिल्डर में कम से कम दो चयन चाहिए।
slip-custom-odds-missing = इस बेट बिल्डर के ऑड्स लाए जा रहे हैं।
slip-custom-changed = आपके बेट बिल्डर के ऑड्स बदल गए हैं। आगे बढ़ने से पहले जाँच लें।
slip-return-too-small = इस बेट का रिटर्न स्टेक से ज़्यादा नहीं हो सकता।
slip-freebet-pending = जाँच हो रही है कि आपकी फ़्री बेट यहाँ लागू होती है या नहीं। आप अपना स्टेक भी डाल सकते हैं।

## Bet slip: the button

slip-accept = बदलाव स्वीकार करें
slip-accept-remove = बदलाव स्वीकार करें और { $count } हटाएँ
slip-accept-only-remove = { $count } चयन हटाएँ
slip-sign-in = बेट के लिए लॉग इन करें
slip-offline = कनेक्शन नहीं है
slip-place = { $count ->
    [one] बेट लगाएँ · { $amount }
   *[other] { $count } बेट लगाएँ · { $amount }
}
slip-place-freebet = { $count ->
    [one] फ़्री बेट लगाएँ · { $amount }
   *[other] { $count } फ़्री बेट लगाएँ · { $amount }
}
slip-place-both = { $count ->
    [one] बेट लगाएँ · { $amount } और फ़्री बेट { $free }
   *[other] { $count } बेट लगाएँ · { $amount } और फ़्री बेट { $free }
}
slip-place-empty = { $count ->
    [one] बेट लगाएँ
   *[other] { $count } बेट लगाएँ
}
slip-placing = { $count ->
    [one] आपकी बेट लगाई जा रही है…
   *[other] आपकी { $count } बेट लगाई जा रही हैं…
}

## Bet slip: results of placing

slip-error-invalid-odds = बेट लगाते समय ऑड्स बदल गए। नए ऑड्स जाँचें और फिर लगाएँ।
slip-error-invalid-custom-odds = इस बेट बिल्डर के ऑड्स बदल गए हैं। नए ऑड्स जाँचें और फिर लगाएँ।
slip-error-suspended = बेट लगाते समय एक चयन सस्पेंड हो गया। बेट नहीं लगी।
slip-error-funds = इस स्टेक के लिए आपका बैलेंस कम है। बेट नहीं लगी।
slip-error-stake = यह स्टेक स्वीकार नहीं है। बेट नहीं लगी।
slip-error-not-placed = बेट नहीं लगी, और आपके बैलेंस से कुछ नहीं कटा। आप इसे फिर लगा सकते हैं।
slip-error-maybe-placed = यह पता नहीं चल सका कि बेट लगी या नहीं: आपकी बेट्स में ऐसी एक से ज़्यादा बेट हैं। इसे फिर लगाने से पहले “मेरी बेट्स” में देखें।
slip-other-player = कोई दूसरा यूज़र लॉग इन है
slip-other-player-text = कोई बेट नहीं लगी। पेज के ऊपर खाता जाँचें, फिर बेट दोबारा लगाएँ।
slip-error-default = बेट नहीं लगी। कृपया फिर कोशिश करें।
slip-unanswered-title = अभी पता नहीं कि आपकी बेट लगी या नहीं
slip-unanswered-text = कोई जवाब नहीं मिला। हम आपकी बेट खोज रहे हैं ताकि वह दो बार न लगे। इसमें { $seconds } सेकंड तक लग सकते हैं।
slip-unanswered-waiting = आपकी बेट नहीं खोजी जा सकी। अपना कनेक्शन जाँचें, फिर दोबारा खोजें।
slip-unanswered-looking = आपकी बेट खोजी जा रही है…
slip-unanswered-look = दोबारा खोजें
slip-receipt-lost-text = जवाब रास्ते में खो गया, पर आपकी बेट हमें मिल गई, एक ही बार।
slip-receipt-ref = रेफ़रेंस
slip-keep = चयन रखें
slip-done = हो गया
slip-error-municipality = आपकी प्रोफ़ाइल में नगरपालिका नहीं है। उसे जोड़ें, फिर बेट लगाएँ।
slip-error-win-too-small = इन ऑड्स पर रिटर्न स्टेक से ज़्यादा नहीं हो सकता। बेट नहीं लगी।
slip-error-elsewhere = दूसरे टैब में एक बेट लगाई जा रही है। उसके पूरा होने पर इसे फिर लगाएँ।
slip-receipt-placed = { $count ->
    [one] बेट लग गई
   *[other] { $count } बेट लग गईं
}
slip-receipt-placed-text = { $count ->
    [one] यह “मेरी बेट्स” में है।
   *[other] ये “मेरी बेट्स” में हैं।
}
slip-receipt-checking = { $count ->
    [one] बेट मिल गई, जाँच हो रही है
   *[other] { $count } बेट मिल गईं, जाँच हो रही है
}
slip-receipt-checking-text = अभी लगी नहीं है। फ़ैसला यहाँ और “मेरी बेट्स” में दिखेगा, आमतौर पर कुछ सेकंड में।
slip-receipt-review = { $count ->
    [one] बेट मिल गई, जाँच हो रही है
   *[other] { $count } बेट मिल गईं, जाँच हो रही है
}
slip-receipt-review-text = अभी लगी नहीं है। पहले ट्रेडर इसे जाँचेगा; फ़ैसला यहाँ और “मेरी बेट्स” में दिखेगा।
slip-receipt-rejected = बेट स्वीकार नहीं हुई
slip-receipt-rejected-text = बेट स्वीकार होने से पहले ऑड्स या मार्केट बदल गया। आपका स्टेक बैलेंस में वापस आ गया है।
slip-receipt-missing = { $count ->
    [one] { $count } बेट नहीं लगी; उसके लिए कुछ नहीं कटा।
   *[other] { $count } बेट नहीं लगीं; उनके लिए कुछ नहीं कटा।
}
slip-receipt-moved = आपकी सेटिंग के अनुसार, बदले हुए ऑड्स पर स्वीकार हुई।
slip-placed-view = देखें
slip-placed-close = यह संदेश बंद करें

## Bet slip: bonuses

slip-bonus = बोनस
slip-bonus-none = बोनस नहीं
slip-bonus-comboboost = कॉम्बो बूस्ट
slip-boost-next = { $boost } के लिए { $odds } या ज़्यादा ऑड्स वाले { $count } और चयन
slip-bonus-freebet = फ़्री बेट
slip-bonus-freebet_only_win = फ़्री बेट, केवल जीत की रकम
slip-bonus-freebet_all_win = फ़्री बेट, स्टेक और जीत की रकम
slip-bonus-freebet_no_risk = स्टेक फ़्री बेट के रूप में वापस
slip-bonus-hunting = हंट
slip-bonus-tournament = टूर्नामेंट
slip-bonus-lootbox = लूटबॉक्स
slip-bonus-about-comboboost = इस कॉम्बो के ऑड्स बढ़ाता है।
slip-bonus-about-freebet = स्टेक हम देते हैं। बेट जीतने पर आपको स्टेक के बिना जीत की रकम मिलती है।
slip-bonus-about-freebet_only_win = स्टेक हम देते हैं। बेट जीतने पर आपको स्टेक के बिना जीत की रकम मिलती है।
slip-bonus-about-freebet_all_win = स्टेक हम देते हैं। बेट जीतने पर आपको स्टेक और जीत की रकम मिलती है।
slip-bonus-about-freebet_no_risk = स्टेक आप देते हैं। बेट हारने पर आपका स्टेक फ़्री बेट के रूप में वापस आता है।
slip-bonus-about-hunting = यह बेट आपके हंट में पॉइंट दिलाती है।
slip-bonus-about-tournament = यह बेट आपके टूर्नामेंट में पॉइंट दिलाती है।
slip-bonus-about-lootbox = यह बेट आपके लूटबॉक्स के लिए पॉइंट दिलाती है।

## Bet slip: quick bet

slip-quick-bet-stake = क्विक बेट
slip-quick-bet-ready = चालू: ऑड्स पर एक टैप से तुरंत { $amount } की बेट लगेगी।
slip-quick-bet-not-approved = स्टेक डालें और क्विक बेट चालू करें; तब तक ऑड्स आपकी स्लिप में जाएँगे।
slip-quick-bet-approve = क्विक बेट चालू करें · { $amount }
slip-quick-bet-approve-empty = स्टेक डालें
slip-quick-bet-placing = { $amount } लगाए जा रहे हैं: { $name }, ऑड्स { $odds } ({ $event }, { $market })…
slip-quick-bet-placed = क्विक बेट लग गई
slip-quick-bet-checking = क्विक बेट मिल गई, जाँच हो रही है
slip-quick-bet-review = क्विक बेट मिल गई, जाँच हो रही है
slip-quick-bet-rejected = क्विक बेट स्वीकार नहीं हुई
slip-quick-bet-error = क्विक बेट नहीं लगी
slip-quick-bet-text = { $event } · { $market }: { $name }, ऑड्स { $odds } · { $amount }
slip-quick-bet-on = क्विक बेट चालू · { $amount }
slip-quick-bet-off = बंद करें
slip-quick-bet-idle = क्विक बेट बंद है
slip-quick-bet-idle-text = आपने { $minutes } मिनट तक कोई क्विक बेट नहीं लगाई। आप इसे स्लिप में फिर चालू कर सकते हैं।

## Bet slip: sharing

slip-share-converted = शेयर किए गए स्टेक की मुद्रा बदली गई: { $from } → { $to }।
slip-code-loading = शेयर की गई बेट खोली जा रही है…
slip-code-not_found = कोई बेट नहीं मिली। कोड जाँचें।
slip-code-nothing_left = इस बेट का कोई भी चयन अब उपलब्ध नहीं है। दूसरी बेट आज़माएँ।
slip-code-later = शेयर की गई बेट नहीं खुल सकी। बाद में फिर कोशिश करें।
slip-code-close = बंद करें
slip-code-ask = { $count ->
    [one] शेयर की गई बेट में { $count } चयन है, और आपकी स्लिप खाली नहीं है। इसे जोड़ें या अपनी स्लिप बदलें?
   *[other] शेयर की गई बेट में { $count } चयन हैं, और आपकी स्लिप खाली नहीं है। इन्हें जोड़ें या अपनी स्लिप बदलें?
}
slip-code-answer-add = मेरी स्लिप में जोड़ें
slip-code-answer-replace = मेरी स्लिप बदलें
slip-code-answer-cancel = जैसी है वैसी रहने दें

## Bet slip: settings

slip-settings = स्लिप की सेटिंग
slip-accept-mode = अगर बेट लगाते समय ऑड्स बदलें
slip-accept-mode-none = हर बदलाव पर मुझसे पूछें
slip-accept-mode-higher = बढ़े ऑड्स स्वीकार करें, घटने पर पूछें
slip-accept-mode-any = हर बदलाव स्वीकार करें
slip-quick-own = आपकी क्विक रकम ({ $currency })
slip-quick-own-field = क्विक रकम { $number }
slip-quick-save = रकम सेव करें
slip-quick-saved = आपकी रकम सेव हो गई।
slip-quick-invalid = हर रकम अंकों में और शून्य से ज़्यादा लिखें, या खाली छोड़ें।
slip-settings-failed = आपकी सेटिंग सेव नहीं हो सकी। कृपया फिर कोशिश करें।
slip-odds-format = ऑड्स का प्रारूप
slip-odds-format-european = दशमलव
slip-odds-format-british = भिन्न
slip-odds-format-american = अमेरिकी
slip-odds-format-hongkong = हांगकांग
slip-odds-format-malaysian = मलय
slip-odds-format-indonesian = इंडोनेशियाई
