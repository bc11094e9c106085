### Messages of the reminders to open an account and to pay in.

remind-sign-up = पहली बार आए हैं?
remind-sign-up-text = खाते से आप बेट लगा सकते हैं, पसंदीदा सहेज सकते हैं और अपनी बेट्स पर नज़र रख सकते हैं।
remind-deposit = आपका बैलेंस ख़ाली है
remind-deposit-text = अगली बेट लगाने के लिए डिपॉज़िट करें। सिर्फ़ उतना पैसा लगाएँ जितना हारने का नुकसान आप उठा सकें।
remind-later = अभी नहीं
