### Messages of the alerts in prerendered pages.

alerts-close = Maak toe
alerts-offline = Jy is vanlyn. Die kanse op hierdie bladsy is dalk verouderd.
