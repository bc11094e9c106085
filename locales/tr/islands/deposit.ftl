### How a payment ended: the alert after the platform's page has led back.

deposit-success = Yatırım alındı
deposit-success-text = Para bakiyenizde.
deposit-pending = Yatırım yolda
deposit-pending-text = Ulaşır ulaşmaz bakiyenizde görünür. Yeniden ödemeniz gerekmez.
deposit-error = Para yatırılamadı
deposit-error-text = Bakiyenize bir şey eklenmedi. Tekrar deneyin veya başka bir yolla ödeyin.
deposit-title = Para yatırma
deposit-loading = Ödeme sayfası yükleniyor…
deposit-new-tab = Yeni sekmede aç
