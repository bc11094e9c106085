### Messages of the alerts in prerendered pages.

alerts-close = Maak toe
alerts-offline = Jy is vanlyn. Die kanse op hierdie bladsy is dalk verouderd.
alerts-offline-title = Geen verbinding nie
alerts-offline-text = Jou wedstrokie is gestoor. Kanse word weer opgedateer sodra jy aanlyn is.
alerts-live-off = Die kanse word nie meer bygewerk nie. Laai die bladsy weer.
