### Messages of the alerts in prerendered pages.

alerts-close = Schließen
alerts-offline = Du bist offline. Die Quoten auf dieser Seite sind möglicherweise veraltet.
