### Alerts in prerendered pages.

alerts-close = Zavřít
alerts-offline = Jste offline. Kurzy na této stránce nemusí být aktuální.
alerts-offline-title = Bez připojení
alerts-offline-text = Váš tiket je uložený. Kurzy se začnou znovu aktualizovat po obnovení připojení.
alerts-live-off = Kurzy se přestaly aktualizovat. Načtěte stránku znovu.
