### Messages of the alerts in prerendered pages.

alerts-close = Stäng
alerts-offline = Du är offline. Oddsen på sidan kan vara inaktuella.
alerts-offline-title = Ingen anslutning
alerts-offline-text = Din kupong är sparad. Oddsen uppdateras igen när du är online.
alerts-live-off = Oddsen uppdateras inte längre. Ladda om sidan.
