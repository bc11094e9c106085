### Alerts in prerendered pages.

alerts-close = Zavřít
alerts-offline = Jste offline. Kurzy na této stránce nemusí být aktuální.
