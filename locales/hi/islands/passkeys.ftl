### Messages of the player's passkeys, in the profile.

passkeys-title = पासकी
passkeys-text = पासवर्ड की जगह अपने फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से लॉग इन करें।
passkeys-none = आपके पास अभी कोई पासकी नहीं है।
passkeys-one = पासकी
passkeys-added = जोड़ी गई: { $moment }
passkeys-used = पिछली बार इस्तेमाल: { $moment }
passkeys-unused = अभी इस्तेमाल नहीं हुई
passkeys-add = पासकी जोड़ें
passkeys-password = पासकी जोड़ने के लिए अपना पासवर्ड लिखें।
passkeys-saved = पासकी जोड़ी गई
passkeys-remove = हटाएँ
passkeys-sure = यह पासकी हटाएँ?
passkeys-sure-text = इसके बाद आप इससे लॉग इन नहीं कर सकेंगे। इसे अपने डिवाइस से भी मिटाएँ।
passkeys-removed = पासकी हटाई गई
passkeys-cancel = रद्द करें
passkeys-known = इस डिवाइस पर आपके खाते की पासकी पहले से है।
passkeys-unfit = यह डिवाइस या ब्राउज़र पासकी नहीं बना सकता।
