### Alerts in prerendered pages.

alerts-close = Zavrieť
alerts-offline = Ste offline. Kurzy na tejto stránke nemusia byť aktuálne.
