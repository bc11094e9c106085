### How a payment ended: the alert after the platform's page has led back.

deposit-success = Yatırdığınız para alındı
deposit-success-text = Para bakiyenizde.
deposit-pending = Yatırdığınız para yolda
deposit-pending-text = Ulaşır ulaşmaz bakiyenizde görünür. Yeniden ödemeniz gerekmez.
deposit-error = Para yatırılamadı
deposit-error-text = Bakiyenize bir şey eklenmedi. Tekrar deneyin veya başka bir yolla ödeyin.
deposit-failed = Hızlı para yatırma başarısız oldu
deposit-failed-text = Ödemenin gerçekleşip gerçekleşmediğini bilmiyoruz. Yeniden ödemeden önce bakiyenizi kontrol edin.
deposit-title = Para yatırma
deposit-loading = Ödeme sayfası yükleniyor…
deposit-new-tab = Yeni sekmede aç
deposit-unavailable = Ödeme formu gösterilemedi. Bunun yerine ödeme sayfasından para yatırabilirsiniz.
deposit-to-page = Ödeme sayfasına git
