### Messages of the alerts in prerendered pages.

alerts-close = Sluiten
alerts-offline = Je bent offline. De odds op deze pagina zijn mogelijk verouderd.
alerts-offline-title = Geen verbinding
alerts-offline-text = Je betslip is opgeslagen. De odds worden weer bijgewerkt zodra je online bent.
alerts-live-off = De odds worden niet meer bijgewerkt. Laad de pagina opnieuw.
