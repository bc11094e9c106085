### Messages of the form that opens an account.

join-first-name = नाम
join-last-name = उपनाम
join-country = निवास का देश
join-currency = मुद्रा
join-terms = मेरी उम्र 18 साल या उससे ज़्यादा है और मैं { $rules } स्वीकार करता/करती हूँ।
join-rules = नियम
join-missing = यह जगह भरें।
join-terms-missing = खाता खोलने के लिए अपनी उम्र की पुष्टि करें और नियम स्वीकार करें।
join-sent = एक कदम और: हमने { $email } पर लिंक भेजा है। पते की पुष्टि के लिए उसे खोलें, फिर लॉग इन करें।
join-welcome = स्वागत है! आपका खाता खुल गया है और आप लॉग इन हैं
join-closed = फ़िलहाल नए खाते नहीं खोले जा सकते।
join-blocked = आपके देश से खाता नहीं खोला जा सकता।
join-sign-in = मेरा खाता पहले से है
join-complete = पहले कुछ जानकारी
join-complete-text = हमें यह सिर्फ़ एक बार चाहिए, डिपॉज़िट से पहले।
join-date-of-birth = जन्म तिथि
join-date-of-birth-invalid = बीते समय की पूरी तारीख़ लिखें।
join-address = गली और मकान नंबर
join-city = शहर या कस्बा
join-postal-code = पिन कोड
join-save = सहेजें और आगे बढ़ें
join-saved = आपकी जानकारी सहेज ली गई है
join-terms-changed = हमारे नियम बदल गए हैं
join-terms-read = आगे बढ़ने के लिए { $rules } पढ़ें और स्वीकार करें।
join-terms-accept = स्वीकार है
