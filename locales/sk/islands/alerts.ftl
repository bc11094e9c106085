### Alerts in prerendered pages.

alerts-close = Zavrieť
alerts-offline = Ste offline. Kurzy na tejto stránke nemusia byť aktuálne.
alerts-offline-title = Bez pripojenia
alerts-offline-text = Váš tiket je uložený. Kurzy sa začnú znova aktualizovať po obnovení pripojenia.
alerts-live-off = Kurzy sa prestali aktualizovať. Načítajte stránku znova.
