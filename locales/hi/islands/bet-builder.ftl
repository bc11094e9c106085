### Messages of the bet builder.

builder-intro = दो या ज़्यादा नतीजे चुनें। इनसे एक ही ऑड्स पर एक बेट बनती है, और सभी का जीतना ज़रूरी है।
builder-close = सभी मार्केट
builder-share = यह बेट शेयर करें
builder-copied = लिंक कॉपी हो गया
builder-not-shared = लिंक कॉपी नहीं हो सका
builder-failed = मार्केट लोड नहीं हो सके। अपना कनेक्शन जाँचें और फिर कोशिश करें।
builder-retry = फिर कोशिश करें
builder-none = अभी इस मैच के कोई नतीजे साथ नहीं जोड़े जा सकते।
builder-off = बेट बिल्डर अभी उपलब्ध नहीं है।
builder-closed = इस मैच पर बेटिंग बंद हो चुकी है।
builder-lost = { $count ->
    [one] शेयर की गई बेट का { $count } चयन अब उपलब्ध नहीं है।
   *[other] शेयर की गई बेट के { $count } चयन अब उपलब्ध नहीं हैं।
}
builder-apart = आपके चयनों के साथ नहीं जोड़ा जा सकता
builder-tray = आपका बेट बिल्डर
builder-picks = { $count } चयन
builder-remove = { $name } हटाएँ
builder-clear = सभी चयन हटाएँ
builder-leg-suspended = सस्पेंड
builder-leg-gone = अब उपलब्ध नहीं
builder-pick-more = { $count ->
    [one] बेट बिल्डर ऑड्स देखने के लिए { $count } और नतीजा चुनें।
   *[other] बेट बिल्डर ऑड्स देखने के लिए { $count } नतीजे चुनें।
}
builder-joined = बेट बिल्डर ऑड्स
builder-asking = बेट बिल्डर ऑड्स लाए जा रहे हैं…
builder-moved-up = बढ़े, पहले:
builder-moved-down = घटे, पहले:
builder-product = यह ऑड्स का गुणनफल { $product } नहीं है: ये नतीजे एक-दूसरे पर निर्भर हैं।
builder-spoken = बेट बिल्डर ऑड्स { $odds }
builder-gone = अब उपलब्ध नहीं: { $names }। ऑड्स देखने के लिए इसे हटाएँ।
builder-waiting = सस्पेंड: { $names }। बेटिंग फिर खुलने पर ऑड्स दिखेंगे।
builder-impossible = ये सभी नतीजे एक साथ नहीं जीत सकते। इनमें से एक बदलें।
builder-not-joinable = इनमें से एक नतीजा बाकी के साथ नहीं जोड़ा जा सकता। अपने चयन बदलें।
builder-suspended = इनमें से एक नतीजा अभी-अभी सस्पेंड हुआ है। बेटिंग फिर खुलने पर ऑड्स दिखेंगे।
builder-refused = ये नतीजे साथ नहीं जोड़े जा सकते। इनमें से एक बदलें।
builder-unanswered = बेट बिल्डर ऑड्स लोड नहीं हो सके।
builder-add = बेट स्लिप में जोड़ें · { $odds }
builder-add-empty = बेट स्लिप में जोड़ें
builder-in-slip = आपकी बेट स्लिप में है · खोलें
builder-replaces = आपकी बेट स्लिप के बेट बिल्डर की जगह लेगा।
builder-alone = बेट बिल्डर अकेला लगाया जाता है। आपके बाकी चयन स्लिप में रहते हैं; बेट लगाने से पहले उन्हें हटाएँ।
