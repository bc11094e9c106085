### Messages of the alerts in prerendered pages.

alerts-close = Lukk
alerts-offline = Du er frakoblet. Oddsen på denne siden kan være utdatert.
alerts-offline-title = Ingen forbindelse
alerts-offline-text = Kupongen er lagret. Oddsen oppdateres igjen når du er på nett.
alerts-live-off = Oddsene oppdateres ikke lenger. Last siden på nytt.
