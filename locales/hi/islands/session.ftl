### Messages of the session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = लॉग इन
session-title = लॉग इन
session-to-place = बेट लगाने के लिए लॉग इन करें। आपके चयन और स्टेक बने रहेंगे।
session-expired = आपका सेशन समाप्त हो गया है। कृपया फिर लॉग इन करें।
session-email = ईमेल
session-password = पासवर्ड
session-show-password = दिखाएँ
session-hide-password = छिपाएँ
session-submit = लॉग इन करें
session-busy = लॉग इन हो रहा है…
session-close = बंद करें
session-forgot = पासवर्ड भूल गए?
session-join = खाता बनाएँ
session-resend = लिंक फिर भेजें
session-email-missing = अपना ईमेल पता लिखें।
session-email-invalid = पूरा ईमेल पता लिखें, जैसे name@example.com।
session-password-missing = अपना पासवर्ड लिखें।
session-invalid = ईमेल या पासवर्ड ग़लत है। दोनों जाँचें और फिर कोशिश करें।
session-unanswered = कोई जवाब नहीं मिला। अपना कनेक्शन जाँचें और फिर कोशिश करें।
session-failed = लॉग इन नहीं हो सका। कृपया बाद में फिर कोशिश करें।
session-account = अकाउंट और बैलेंस
session-signed-in-as = लॉग इन अकाउंट
session-limits = मेरी सीमाएँ
session-sign-out = लॉग आउट
session-signed-out = आप लॉग आउट हो गए हैं
session-sign-out-failed = लॉग आउट नहीं हो सका। कृपया फिर कोशिश करें।
