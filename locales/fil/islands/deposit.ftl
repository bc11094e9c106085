### How a payment ended: the alert after the platform's page has led back.

deposit-success = Natanggap ang deposito
deposit-success-text = Nasa balanse mo na ang pera.
deposit-pending = Paparating na ang deposito
deposit-pending-text = Makikita ito sa balanse mo pagdating nito. Hindi mo kailangang magbayad ulit.
deposit-error = Hindi natuloy ang deposito
deposit-error-text = Walang naidagdag sa balanse mo. Subukan ulit, o magbayad sa ibang paraan.
deposit-title = Deposito
deposit-loading = Nilo-load ang pahina ng pagbabayad…
deposit-new-tab = Buksan sa bagong tab
