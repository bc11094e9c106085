### How a payment ended: the alert after the platform's page has led back.

deposit-success = Natanggap ang deposito
deposit-success-text = Nasa balanse mo na ang pera.
deposit-pending = Paparating na ang deposito
deposit-pending-text = Makikita ito sa balanse mo pagdating nito. Hindi mo kailangang magbayad ulit.
deposit-error = Hindi natuloy ang deposito
deposit-error-text = Walang naidagdag sa balanse mo. Subukan ulit, o magbayad sa ibang paraan.
deposit-failed = Hindi nakumpirma ang deposito
deposit-failed-text = Hindi namin alam kung natuloy ang bayad. Tingnan ang balanse mo bago magbayad ulit.
deposit-title = Deposito
deposit-loading = Nilo-load ang pahina ng pagbabayad…
deposit-new-tab = Buksan sa bagong tab
deposit-unavailable = Hindi maipakita ang form ng pagbabayad. Maaari kang magdeposito sa pahina ng pagbabayad.
deposit-to-page = Pumunta sa pahina ng pagbabayad
deposit-notice-method_unavailable = Hindi available ang paraang ito ng pagbabayad
deposit-notice-method_unavailable-text = Magbayad sa ibang paraan, o subukan ulit ito mamaya.
deposit-notice-three_ds_needed = Gustong tiyakin ng bangko mo na ikaw nga ito
deposit-notice-three_ds_needed-text = Kumpirmahin ang bayad sa app o pahina ng bangko mo.
deposit-notice-processing_delayed = Mas matagal kaysa karaniwan ang pagbabayad
deposit-notice-processing_delayed-text = Makikita ito sa balanse mo pagdating nito. Hindi mo kailangang magbayad ulit.
deposit-notice-card_saved = Na-save ang card
deposit-notice-card_saved-text = Maaari mo itong piliin sa susunod mong deposito.
deposit-notice-success = Umusad nang isang hakbang ang bayad
deposit-notice-warning = May paalala tungkol sa bayad mo
deposit-notice-danger = May problema sa bayad mo
deposit-notice-text = Tingnan ang sinasabi ng form ng pagbabayad bago magpatuloy.
