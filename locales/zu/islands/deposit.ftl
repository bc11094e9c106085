### How a payment ended: the alert after the platform's page has led back.

deposit-success = Idiphozithi itholiwe
deposit-success-text = Imali isebhalansini yakho.
deposit-pending = Idiphozithi isendleleni
deposit-pending-text = Ibhalansi yakho izoyibonisa lapho ifika. Akudingeki ukhokhe futhi.
deposit-error = Idiphozithi yehlulekile
deposit-error-text = Akukho okwengezwe ebhalansini yakho. Zama futhi, noma ukhokhe ngenye indlela.
deposit-failed = Idiphozithi ayiqinisekisiwe
deposit-failed-text = Asazi ukuthi ukukhokha kuphumelele yini. Hlola ibhalansi yakho ngaphambi kokukhokha futhi.
deposit-title = Idiphozithi
deposit-loading = Ikhasi lokukhokha liyalayisha…
deposit-new-tab = Vula kuthebhu entsha
deposit-unavailable = Ifomu lokukhokha alikwazanga ukuboniswa. Ungafaka imali ekhasini lokukhokha esikhundleni salokho.
deposit-to-page = Iya ekhasini lokukhokha
deposit-notice-method_unavailable = Le ndlela yokukhokha ayitholakali
deposit-notice-method_unavailable-text = Khokha ngenye indlela, noma uzame futhi kamuva.
deposit-notice-three_ds_needed = Ibhange lakho lifuna ukuqinisekisa ukuthi nguwe
deposit-notice-three_ds_needed-text = Qinisekisa ukukhokha ku-app yebhange lakho noma ekhasini lalo.
deposit-notice-processing_delayed = Ukukhokha kuthatha isikhathi eside kunokuvamile
deposit-notice-processing_delayed-text = Ibhalansi yakho izoyibonisa lapho ifika. Akudingeki ukhokhe futhi.
deposit-notice-card_saved = Ikhadi ligciniwe
deposit-notice-card_saved-text = Ungalikhetha lapho ufaka imali ngokuzayo.
deposit-notice-success = Ukukhokha kuye phambili ngesinyathelo esisodwa
deposit-notice-warning = Kunenothi ngokukhokha kwakho
deposit-notice-danger = Kunenkinga ngokukhokha kwakho
deposit-notice-text = Bheka okushiwo yifomu lokukhokha ngaphambi kokuqhubeka.
