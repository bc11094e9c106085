### Messages of the alerts in prerendered pages.

alerts-close = Isara
alerts-offline = Offline ka. Maaaring hindi na bago ang odds sa page na ito.
