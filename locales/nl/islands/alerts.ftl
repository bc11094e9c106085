### Messages of the alerts in prerendered pages.

alerts-close = Sluiten
alerts-offline = Je bent offline. De odds op deze pagina zijn mogelijk verouderd.
alerts-offline-title = Geen verbinding
alerts-offline-text = Je betslip is opgeslagen. De odds worden weer bijgewerkt zodra je online bent.
alerts-live-off = De live-odds staan uit. Laad de pagina opnieuw om ze aan te zetten.
