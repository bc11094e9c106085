### Messages of prices and markets.

odds-live = लाइव
odds-suspended = सस्पेंड
odds-gone = अब उपलब्ध नहीं
odds-closed = बेटिंग बंद
odds-postponed = स्थगित
odds-rescheduled = नई तारीख
odds-called-off = रद्द
odds-as-of = ऑड्स का समय:
odds-all-lines = सभी लाइनें
odds-more = और मार्केट
odds-all-markets = सभी
odds-search = मार्केट खोजें
odds-no-prices = अभी ऑड्स नहीं
odds-up = ऑड्स बढ़े
odds-down = ऑड्स घटे
odds-finished = फ़ाइनल स्कोर
odds-builder = बेट बिल्डर
odds-builder-text = इस मैच के चयन एक बेट में जोड़ें
odds-over = समाप्त
odds-no-market = मार्केट बंद
odds-nothing-found = कोई मार्केट नहीं मिला
odds-half-time = HT
odds-pause = ब्रेक
odds-moves = इस विज़िट में ऑड्स का उतार-चढ़ाव
odds-no-data = डेटा नहीं
odds-favourite = पसंदीदा:
