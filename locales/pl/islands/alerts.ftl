### Alerts in prerendered pages.

alerts-close = Zamknij
alerts-offline = Brak połączenia. Kursy na tej stronie mogą być nieaktualne.
alerts-offline-title = Brak połączenia
alerts-offline-text = Twój kupon jest zapisany. Kursy znów będą się odświeżać, gdy wrócisz do sieci.
alerts-live-off = Kursy przestały się aktualizować. Odśwież stronę.
