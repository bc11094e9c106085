### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = मैच सेंटर
centre-form = फ़ॉर्म
centre-table = अंक तालिका
centre-meetings = आमने-सामने
centre-played = मैच
centre-won = जीत
centre-drawn = ड्रॉ
centre-lost = हार
centre-points = अंक
centre-statistics = आँकड़े
centre-timeline = घटनाक्रम
centre-stream = स्ट्रीम
centre-not-begun = मैच शुरू होने के बाद आँकड़े दिखेंगे
centre-none = अभी तक कुछ नहीं हुआ
centre-failed = यह लोड नहीं हो सका
centre-retry = फिर कोशिश करें
centre-stream-sign-in = यह मैच देखने के लिए लॉग इन करें
centre-sign-in = लॉग इन
centre-play = लाइव देखें
centre-stop = स्ट्रीम रोकें
centre-choose = स्ट्रीम
centre-no-stream = इस मैच की अभी कोई स्ट्रीम नहीं है
centre-stream-refused = आप जहाँ हैं, वहाँ यह स्ट्रीम नहीं देख सकते
centre-stream-failed = स्ट्रीम टूट गई। अपना कनेक्शन जाँचें, फिर कोशिश करें।
centre-stream-unsupported = यह ब्राउज़र स्ट्रीम नहीं चला सकता
