### Messages of the alerts in prerendered pages.

alerts-close = Stäng
alerts-offline = Du är offline. Oddsen på sidan kan vara inaktuella.
