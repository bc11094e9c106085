### Messages of the alerts in prerendered pages.

alerts-close = Close
alerts-offline = You are offline. The prices on this page may be out of date.
