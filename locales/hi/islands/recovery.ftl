### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = अपने खाते का ईमेल पता लिखें। नया पासवर्ड चुनने के लिए हम आपको लिंक भेजेंगे।
recovery-own = हम { $email } पर लिंक भेजेंगे।
recovery-send = लिंक भेजें
recovery-sending = एक पल…
recovery-sent = अगर { $email } का खाता है, तो लिंक भेज दिया गया है। स्पैम फ़ोल्डर भी देखें।
recovery-again = फिर भेजें
recovery-retry = फिर कोशिश करें
recovery-failed = यह नहीं हो सका। कृपया बाद में फिर कोशिश करें।
recovery-edit = नया पासवर्ड चुनें
recovery-password = नया पासवर्ड
recovery-save = पासवर्ड सहेजें
recovery-saved = आपका नया पासवर्ड सहेज लिया गया है और आप लॉग इन हैं
recovery-no-link = यह लिंक अधूरा है, इस्तेमाल हो चुका है या इसकी समय सीमा बीत गई है। नया लिंक माँगें।
recovery-used = अगर आप इसे पहले इस्तेमाल कर चुके हैं, तो सीधे लॉग इन कर सकते हैं।
recovery-open-again = ईमेल में दिया लिंक फिर खोलें। अगर वह काम न करे, तो नया लिंक माँगें।
recovery-new-link = नया लिंक माँगें
recovery-confirm = अपने ईमेल की पुष्टि करें
recovery-confirm-text = अपना ईमेल पता लिखें। हम पुष्टि का लिंक फिर भेजेंगे।
recovery-confirmed = आपके ईमेल पते की पुष्टि हो गई है। अब आप लॉग इन कर सकते हैं।
recovery-unlock = अपना खाता अनलॉक करें
recovery-unlock-text = कई बार ग़लत पासवर्ड डालने पर खाता कुछ समय के लिए लॉक हो जाता है। अपना ईमेल पता लिखें, हम उसे अभी अनलॉक करने का लिंक भेजेंगे।
recovery-unlocked = आपका खाता अनलॉक हो गया है। आप फिर लॉग इन कर सकते हैं।
