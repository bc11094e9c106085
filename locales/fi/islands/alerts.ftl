### Messages of the alerts in prerendered pages.

alerts-close = Sulje
alerts-offline = Olet offline-tilassa. Sivun kertoimet voivat olla vanhentuneita.
