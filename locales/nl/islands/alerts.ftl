### Messages of the alerts in prerendered pages.

alerts-close = Sluiten
alerts-offline = Je bent offline. De odds op deze pagina zijn mogelijk verouderd.
