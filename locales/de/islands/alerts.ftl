### Messages of the alerts in prerendered pages.

alerts-close = Schließen
alerts-offline = Du bist offline. Die Quoten auf dieser Seite sind möglicherweise veraltet.
alerts-offline-title = Keine Verbindung
alerts-offline-text = Dein Wettschein ist gespeichert. Die Quoten werden wieder aktualisiert, sobald du online bist.
alerts-live-off = Die Quoten werden nicht mehr aktualisiert. Lade die Seite neu.
