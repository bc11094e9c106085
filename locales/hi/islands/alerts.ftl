### Messages of the alerts in prerendered pages.

alerts-close = बंद करें
alerts-offline = आप ऑफ़लाइन हैं। इस पेज के ऑड्स पुराने हो सकते हैं।
alerts-offline-title = कनेक्शन नहीं है
alerts-offline-text = आपकी बेट स्लिप सेव है। दोबारा ऑनलाइन होने पर ऑड्स अपडेट होंगे।
alerts-live-off = ऑड्स अब अपडेट नहीं हो रहे हैं। पेज फिर से लोड करें।
