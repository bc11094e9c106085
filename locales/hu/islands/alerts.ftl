### Alerts in prerendered pages.

alerts-close = Bezárás
alerts-offline = Nincs internetkapcsolat. Az oldalon látható oddsok elavultak lehetnek.
