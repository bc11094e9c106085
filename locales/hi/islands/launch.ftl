### Messages of horse racing and lotteries.

launch-text = हमारे पार्टनर का पेज यहाँ खुलेगा। अपने बैलेंस से खेलने के लिए लॉग इन करें।
launch-open = खोलें
launch-closed = अभी बंद है। सभी खेलों पर बेटिंग खुली है।
launch-failed = पेज नहीं खुल सका। अपना कनेक्शन जाँचें, फिर कोशिश करें।
launch-tab = नए टैब में खोलें
