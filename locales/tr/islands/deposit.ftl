### How a payment ended: the alert after the platform's page has led back.

deposit-success = Yatırdığınız para alındı
deposit-success-text = Para bakiyenizde.
deposit-pending = Yatırdığınız para yolda
deposit-pending-text = Ulaşır ulaşmaz bakiyenizde görünür. Yeniden ödemeniz gerekmez.
deposit-error = Para yatırılamadı
deposit-error-text = Bakiyenize bir şey eklenmedi. Tekrar deneyin veya başka bir yolla ödeyin.
deposit-failed = Para yatırma doğrulanmadı
deposit-failed-text = Ödemenin gerçekleşip gerçekleşmediğini bilmiyoruz. Yeniden ödemeden önce bakiyenizi kontrol edin.
deposit-title = Para yatırma
deposit-loading = Ödeme sayfası yükleniyor…
deposit-new-tab = Yeni sekmede aç
deposit-unavailable = Ödeme formu gösterilemedi. Bunun yerine ödeme sayfasından para yatırabilirsiniz.
deposit-to-page = Ödeme sayfasına git
deposit-notice-method_unavailable = Bu ödeme yöntemi kullanılamıyor
deposit-notice-method_unavailable-text = Başka bir yolla ödeyin veya daha sonra tekrar deneyin.
deposit-notice-three_ds_needed = Bankanız bunun siz olduğunuzu doğrulamak istiyor
deposit-notice-three_ds_needed-text = Ödemeyi bankanızın uygulamasında veya sayfasında onaylayın.
deposit-notice-processing_delayed = Ödeme her zamankinden uzun sürüyor
deposit-notice-processing_delayed-text = Ulaşır ulaşmaz bakiyenizde görünür. Yeniden ödemeniz gerekmez.
deposit-notice-card_saved = Kart kaydedildi
deposit-notice-card_saved-text = Sonraki para yatırmanızda seçebilirsiniz.
deposit-notice-success = Ödeme bir adım ilerledi
deposit-notice-warning = Ödemenizle ilgili bir not var
deposit-notice-danger = Ödemenizde bir sorun var
deposit-notice-text = Devam etmeden önce ödeme formunda ne yazdığına bakın.
