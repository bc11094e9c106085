### How a payment ended: the alert after the platform's page has led back.

deposit-success = Natanggap ang deposito
deposit-success-text = Nasa balanse mo na ang pera.
deposit-pending = Paparating na ang deposito
deposit-pending-text = Makikita ito sa balanse mo pagdating nito. Hindi mo kailangang magbayad ulit.
deposit-error = Hindi natuloy ang deposito
deposit-error-text = Walang naidagdag sa balanse mo. Subukan ulit, o magbayad sa ibang paraan.
deposit-failed = Hindi natuloy ang mabilis na deposito
deposit-failed-text = Hindi namin alam kung natuloy ang bayad. Tingnan ang balanse mo bago magbayad ulit.
deposit-title = Deposito
deposit-loading = Nilo-load ang pahina ng pagbabayad…
deposit-new-tab = Buksan sa bagong tab
deposit-unavailable = Hindi maipakita ang form ng pagbabayad. Maaari kang magdeposito sa pahina ng pagbabayad.
deposit-to-page = Pumunta sa pahina ng pagbabayad
