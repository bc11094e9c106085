### How a payment ended: the alert after the platform's page has led back.

deposit-success = Салым қабылданды
deposit-success-text = Ақша балансыңызда.
deposit-pending = Салым жолда
deposit-pending-text = Келіп түскен бойда баланста көрінеді. Қайта төлеудің қажеті жоқ.
deposit-error = Салым өтпеді
deposit-error-text = Балансқа ештеңе қосылмады. Қайталап көріңіз немесе басқа жолмен төлеңіз.
deposit-failed = Жылдам салым өтпеді
deposit-failed-text = Төлемнің өткен-өтпегенін білмейміз. Қайта төлемес бұрын балансыңызды тексеріңіз.
deposit-title = Салым
deposit-loading = Төлем беті жүктелуде…
deposit-new-tab = Жаңа қойындыда ашу
deposit-unavailable = Төлем пішінін көрсету мүмкін болмады. Төлем бетінде салым жасай аласыз.
deposit-to-page = Төлем бетіне өту
