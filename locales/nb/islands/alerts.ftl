### Messages of the alerts in prerendered pages.

alerts-close = Lukk
alerts-offline = Du er frakoblet. Oddsen på denne siden kan være utdatert.
