### How a payment ended: the alert after the platform's page has led back.

deposit-success = Idiphozithi itholiwe
deposit-success-text = Imali isebhalansini yakho.
deposit-pending = Idiphozithi isendleleni
deposit-pending-text = Ibhalansi yakho izoyibonisa lapho ifika. Akudingeki ukhokhe futhi.
deposit-error = Idiphozithi yehlulekile
deposit-error-text = Akukho okwengezwe ebhalansini yakho. Zama futhi, noma ukhokhe ngenye indlela.
deposit-failed = Idiphozithi esheshayo yehlulekile
deposit-failed-text = Asazi ukuthi ukukhokha kuphumelele yini. Hlola ibhalansi yakho ngaphambi kokukhokha futhi.
deposit-title = Idiphozithi
deposit-loading = Ikhasi lokukhokha liyalayisha…
deposit-new-tab = Vula kuthebhu entsha
deposit-unavailable = Ifomu lokukhokha alikwazanga ukuboniswa. Ungafaka imali ekhasini lokukhokha esikhundleni salokho.
deposit-to-page = Iya ekhasini lokukhokha
