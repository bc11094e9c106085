### How a payment ended: the alert after the platform's page has led back.

deposit-success = जमा प्राप्त हुआ
deposit-success-text = पैसा आपके बैलेंस में है।
deposit-pending = जमा रास्ते में है
deposit-pending-text = पहुँचते ही आपके बैलेंस में दिखेगा। दोबारा भुगतान की ज़रूरत नहीं।
deposit-error = जमा नहीं हो सका
deposit-error-text = आपके बैलेंस में कुछ नहीं जुड़ा। फिर कोशिश करें या किसी और तरीके से भुगतान करें।
deposit-title = डिपॉज़िट
deposit-loading = भुगतान का पेज लोड हो रहा है…
deposit-new-tab = नए टैब में खोलें
