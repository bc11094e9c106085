### Messages of the control that sorts and filters a list.

listing-open = क्रम और फ़िल्टर
listing-close = बंद करें
listing-done = मैच देखें
listing-clear = सभी फ़िल्टर हटाएँ
listing-start = शुरू होने का समय
listing-any-time = किसी भी समय
listing-hours =
    { $count ->
        [one] अगला { $count } घंटा
       *[other] अगले { $count } घंटे
    }
listing-today = आज
listing-tomorrow = कल
listing-order = क्रम
listing-by-page = सुझाया गया
listing-by-start = समय के अनुसार
listing-by-bets = लोकप्रियता के अनुसार
listing-by-sport = खेल के अनुसार
listing-by-category = देश के अनुसार
listing-by-league = लीग के अनुसार
listing-reversed = { $name }, उल्टा क्रम
listing-sport = खेल
listing-all-sports = सभी खेल
listing-cyber = ईस्पोर्ट्स
listing-regular = ईस्पोर्ट्स के बिना
listing-bettable = सिर्फ़ खुले ऑड्स वाले
listing-favourites = केवल मेरे पसंदीदा
listing-sign-in = अपने पसंदीदा देखने के लिए लॉग इन करें।
listing-sign-in-button = लॉग इन
listing-remove = फ़िल्टर हटाएँ: { $name }
listing-asking = मैच खोजे जा रहे हैं
listing-found = { $count } मैच
listing-none = कोई मैच मेल नहीं खाता
listing-none-text = और मैच देखने के लिए कोई फ़िल्टर हटाएँ।
listing-more = और मैच
listing-failed = और मैच लोड नहीं हो सके
listing-offline = आप ऑफ़लाइन हैं
listing-kept = ऊपर वही मैच हैं जो पेज के साथ आए थे।
listing-retry = फिर कोशिश करें
listing-parts = सूची के भाग
listing-part = भाग { $number }, कुल { $total }
listing-previous = पिछला
listing-next = अगला
