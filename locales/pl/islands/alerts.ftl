### Alerts in prerendered pages.

alerts-close = Zamknij
alerts-offline = Brak połączenia. Kursy na tej stronie mogą być nieaktualne.
