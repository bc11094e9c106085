### Messages of the alerts in prerendered pages.

alerts-close = Luk
alerts-offline = Du er offline. Odds på siden kan være forældede.
alerts-offline-title = Ingen forbindelse
alerts-offline-text = Din kupon er gemt. Odds opdateres igen, når du er online.
alerts-live-off = Odds opdateres ikke længere. Genindlæs siden.
