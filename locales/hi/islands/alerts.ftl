### Messages of the alerts in prerendered pages.

alerts-close = बंद करें
alerts-offline = आप ऑफ़लाइन हैं। इस पेज के ऑड्स पुराने हो सकते हैं।
