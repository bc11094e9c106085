### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = अपने फ़ोन नंबर की पुष्टि करें
phone-text = हम आपको SMS से कोड भेजेंगे।
phone-country = देश कोड
phone-country-missing = अपने नंबर का देश चुनें।
phone-number = फ़ोन नंबर
phone-number-missing = अपना फ़ोन नंबर लिखें।
phone-number-invalid = यह फ़ोन नंबर नहीं है। इसके अंक और देश जाँचें।
phone-send = कोड भेजें
phone-sending = एक पल…
phone-sent = हमने { $number } पर कोड भेजा है।
phone-code = कोड
phone-code-missing = SMS में आया कोड लिखें।
phone-code-invalid = कोड में { $count } अंक होते हैं।
phone-verify = पुष्टि करें
phone-again = नया कोड भेजें
phone-change = दूसरा नंबर इस्तेमाल करें
phone-limit = अभी और कोड नहीं भेजे जा सकते। 24 घंटे बाद फिर कोशिश करें।
phone-is-verified = { $number } की पुष्टि हो चुकी है।
phone-verified = आपके फ़ोन नंबर की पुष्टि हो गई है
phone-failed = यह नहीं हो सका। कृपया बाद में फिर कोशिश करें।
