### Words of the alerts that stand in prerendered pages.

alerts-close = Close
alerts-offline = You are offline. Prices on this page may be out of date.
