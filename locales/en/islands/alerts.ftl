### Messages of the alerts in prerendered pages.

alerts-close = Close
alerts-offline = You are offline. The prices on this page may be out of date.
alerts-offline-title = No connection
alerts-offline-text = Your bet slip is saved. Prices update again once you are back online.
alerts-live-off = Price updates have stopped. Reload the page to start them again.
