### Messages of several islands: loaded with the messages of any of them.

## Alerts

alert-error-title = कुछ गड़बड़ हो गई
alert-error-text = कृपया बाद में फिर कोशिश करें।
island-retry = फिर कोशिश करें
odds-format-not-saved = ऑड्स का प्रारूप सहेजा नहीं गया
odds-format-not-saved-text = यह इस डिवाइस पर लागू है, लेकिन आपके खाते में सहेजा नहीं जा सका।

## Time zone

time-zone = समय क्षेत्र
time-zone-site = साइट का समय ({ $offset })
time-zone-own = आपका समय ({ $offset })

## Bets: type, state and result

slip-type-single = सिंगल
slip-type-combo = कॉम्बो
slip-combo-name = { $count ->
    [2] डबल
    [3] ट्रेबल
   *[other] { $count }-फ़ोल्ड
}
slip-type-system = सिस्टम
slip-type-custom_bet = बेट बिल्डर
slip-type-singles = सिंगल
bets-system = { $lines ->
    [4] ट्रिक्सी
    [7] पेटेंट
    [11] यांकी
    [15] लकी 15
    [26] कैनेडियन
    [31] लकी 31
    [57] हाइन्ज़
    [63] लकी 63
    [120] सुपर हाइन्ज़
    [247] गोलियथ
   *[other] सिस्टम { $win }/{ $total }
}
slip-lines = { $count } लाइन
bets-with-trader = ट्रेडर जाँच रहा है
bet-status-submitted = जाँच हो रही है
bet-status-waiting_results = खुली
bet-status-ready_to_process = सेटल हो रही है
bet-status-done = सेटल
bet-status-cancelled = रद्द
bet-status-rejected = स्वीकार नहीं हुई
bet-status-withdrawn = वापस ली गई
bet-status-cashed_out = कैश आउट हुई
bet-status-cashout_in_progress = कैश आउट हो रही है…
bet-result-no_results = खुली
bet-result-canceled = अमान्य
bet-result-win_entire = जीती
bet-result-lose_entire = हारी
bet-result-refund_entire = रिफ़ंड
bet-result-refund_half_win_other = आधी जीती
bet-result-refund_half_lose_other = आधी हारी
bet-result-cashed_out = कैश आउट हुई

## Sharing a bet

slip-share-title = शेयर करें या कोड डालें
slip-share = यह बेट शेयर करें
slip-share-code = कोड
slip-share-pass = लिंक शेयर करें
slip-share-copied = लिंक कॉपी हो गया।
slip-share-not-copied = लिंक कॉपी नहीं हो सका। उसे ऊपर से चुनें।
slip-share-failed = बेट शेयर नहीं हो सकी। कृपया फिर कोशिश करें।
slip-code-label = शेयर की गई बेट का कोड
slip-code-go = खोलें

## Calculations

sum-title = हिसाब कैसे लगा
