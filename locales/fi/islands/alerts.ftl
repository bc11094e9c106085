### Messages of the alerts in prerendered pages.

alerts-close = Sulje
alerts-offline = Olet offline-tilassa. Sivun kertoimet voivat olla vanhentuneita.
alerts-offline-title = Ei yhteyttä
alerts-offline-text = Kuponkisi on tallessa. Kertoimet päivittyvät taas, kun yhteys palaa.
alerts-live-off = Kertoimet eivät enää päivity. Lataa sivu uudelleen.
