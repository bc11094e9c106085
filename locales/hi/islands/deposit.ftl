### How a payment ended: the alert after the platform's page has led back.

deposit-success = डिपॉज़िट मिल गया
deposit-success-text = पैसा आपके बैलेंस में है।
deposit-pending = डिपॉज़िट रास्ते में है
deposit-pending-text = पहुँचते ही आपके बैलेंस में दिखेगा। दोबारा भुगतान की ज़रूरत नहीं।
deposit-error = डिपॉज़िट नहीं हो सका
deposit-error-text = आपके बैलेंस में कुछ नहीं जुड़ा। फिर कोशिश करें या किसी और तरीके से भुगतान करें।
deposit-failed = डिपॉज़िट की पुष्टि नहीं हुई
deposit-failed-text = हमें नहीं पता कि भुगतान हुआ या नहीं। फिर से भुगतान करने से पहले अपना बैलेंस देखें।
deposit-title = डिपॉज़िट
deposit-loading = भुगतान का पेज लोड हो रहा है…
deposit-new-tab = नए टैब में खोलें
deposit-unavailable = भुगतान का फ़ॉर्म नहीं दिखाया जा सका। आप भुगतान के पेज पर डिपॉज़िट कर सकते हैं।
deposit-to-page = भुगतान के पेज पर जाएँ
deposit-notice-method_unavailable = भुगतान का यह तरीका उपलब्ध नहीं है
deposit-notice-method_unavailable-text = किसी और तरीके से भुगतान करें या बाद में फिर कोशिश करें।
deposit-notice-three_ds_needed = आपका बैंक पक्का करना चाहता है कि यह आप ही हैं
deposit-notice-three_ds_needed-text = अपने बैंक के ऐप या पेज पर भुगतान की पुष्टि करें।
deposit-notice-processing_delayed = भुगतान में सामान्य से ज़्यादा समय लग रहा है
deposit-notice-processing_delayed-text = पहुँचते ही आपके बैलेंस में दिखेगा। दोबारा भुगतान की ज़रूरत नहीं।
deposit-notice-card_saved = कार्ड सहेजा गया
deposit-notice-card_saved-text = आप इसे अगले डिपॉज़िट के लिए चुन सकते हैं।
deposit-notice-success = भुगतान एक कदम आगे बढ़ा
deposit-notice-warning = आपके भुगतान के बारे में एक सूचना है
deposit-notice-danger = आपके भुगतान में कोई समस्या है
deposit-notice-text = आगे बढ़ने से पहले देखें कि भुगतान के फ़ॉर्म में क्या लिखा है।
