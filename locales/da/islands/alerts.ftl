### Messages of the alerts in prerendered pages.

alerts-close = Luk
alerts-offline = Du er offline. Odds på siden kan være forældede.
