### The calculation of a payout. Loaded when it is opened.

sum-stake = स्टेक
sum-stake-free = फ़्री बेट स्टेक
sum-lines = { $win } चयन वाली { $count ->
    [one] { $count } लाइन: लाइन पर स्टेक
   *[other] { $count } लाइनें: हर लाइन पर स्टेक
}
sum-line = लाइन { $number }
sum-more-lines = { $count ->
    [one] { $count } और लाइन
   *[other] { $count } और लाइनें, कुल
}
sum-half_win = आधी जीती: ({ $odds } + 1) ÷ 2
sum-refund = अमान्य: स्टेक वापस, 1 गिना जाएगा
sum-half_lose = आधी हारी: आधा गिना जाएगा
sum-lose = हारी: 0 गिना जाएगा
sum-custom-odds = बेट बिल्डर ऑड्स
sum-odds = कुल ऑड्स, सटीक
sum-mean = प्रति लाइन औसत ऑड्स
sum-boost = बूस्ट
sum-product = स्टेक × ऑड्स
sum-stake-kept = फ़्री बेट स्टेक वापस नहीं मिलता
sum-now = मौजूदा ऑड्स पर
sum-cut = हमारा हिस्सा
sum-rounded = { $decimals ->
    [0] एक बार पूर्ण रकम तक राउंड किया
    [one] एक बार { $decimals } दशमलव अंक तक राउंड किया
   *[other] एक बार { $decimals } दशमलव अंकों तक राउंड किया
}
sum-capped = अधिकतम भुगतान पर सीमित
sum-possible = संभावित रिटर्न
sum-returned = रिटर्न
sum-winnings = जीत की रकम
sum-loss = शुद्ध नतीजा
sum-freebet-back = स्टेक फ़्री बेट के रूप में वापस
