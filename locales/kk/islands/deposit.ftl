### How a payment ended: the alert after the platform's page has led back.

deposit-success = Салым қабылданды
deposit-success-text = Ақша балансыңызда.
deposit-pending = Салым жолда
deposit-pending-text = Келіп түскен бойда баланста көрінеді. Қайта төлеудің қажеті жоқ.
deposit-error = Салым өтпеді
deposit-error-text = Балансқа ештеңе қосылмады. Қайталап көріңіз немесе басқа жолмен төлеңіз.
deposit-failed = Салым расталмады
deposit-failed-text = Төлемнің өткен-өтпегенін білмейміз. Қайта төлемес бұрын балансыңызды тексеріңіз.
deposit-title = Салым
deposit-loading = Төлем беті жүктелуде…
deposit-new-tab = Жаңа қойындыда ашу
deposit-unavailable = Төлем пішінін көрсету мүмкін болмады. Төлем бетінде салым жасай аласыз.
deposit-to-page = Төлем бетіне өту
deposit-notice-method_unavailable = Төлеудің бұл тәсілі қолжетімді емес
deposit-notice-method_unavailable-text = Басқа жолмен төлеңіз немесе кейінірек қайталап көріңіз.
deposit-notice-three_ds_needed = Банкіңіз бұл сіз екеніңізді тексергісі келеді
deposit-notice-three_ds_needed-text = Төлемді банкіңіздің қосымшасында немесе бетінде растаңыз.
deposit-notice-processing_delayed = Төлем әдеттегіден ұзағырақ жүріп жатыр
deposit-notice-processing_delayed-text = Келіп түскен бойда баланста көрінеді. Қайта төлеудің қажеті жоқ.
deposit-notice-card_saved = Карта сақталды
deposit-notice-card_saved-text = Оны келесі салымда таңдай аласыз.
deposit-notice-success = Төлем бір қадам ілгеріледі
deposit-notice-warning = Төлеміңіз туралы ескерту бар
deposit-notice-danger = Төлеміңізде ақау бар
deposit-notice-text = Жалғастырмас бұрын төлем пішінінде не жазылғанын қараңыз.
