### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = अपना लेवल, पॉइंट और बैलेंस देखने के लिए लॉग इन करें।
profile-sign-in = लॉग इन
profile-name = नाम
profile-email = ईमेल
profile-password = नया पासवर्ड चुनें
profile-phone = फ़ोन नंबर
profile-phone-verified = पुष्टि हो चुकी है
profile-phone-verify = अपने नंबर की पुष्टि करें
profile-level = लेवल
profile-points = पॉइंट
profile-next = { $level } तक बाकी पॉइंट: { $count }
profile-top = आप सबसे ऊँचे लेवल पर पहुँच गए हैं।
profile-balances = बैलेंस
profile-documents = एक पहचान पत्र और पते का प्रमाण तैयार रखें: पहली बार पैसे निकालने से पहले ये आपसे माँगे जा सकते हैं।
profile-failed = आपकी प्रोफ़ाइल लोड नहीं हो सकी।
profile-retry = फिर कोशिश करें
