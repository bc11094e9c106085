### Messages of the price history, loaded when it is opened.

moves-close = बंद करें
moves-none = पेज खुलने के बाद से ये ऑड्स नहीं बदले हैं।
moves-none-market = पेज खुलने के बाद से इनमें से कोई ऑड्स नहीं बदले हैं।
moves-up = ऑड्स बढ़े
moves-down = ऑड्स घटे
moves-suspended = सस्पेंड
moves-open = फिर से खुला
