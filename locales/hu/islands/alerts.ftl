### Alerts in prerendered pages.

alerts-close = Bezárás
alerts-offline = Nincs internetkapcsolat. Az oldalon látható oddsok elavultak lehetnek.
alerts-offline-title = Nincs kapcsolat
alerts-offline-text = A szelvényedet elmentettük. Az oddsok újra frissülnek, amint van kapcsolat.
alerts-live-off = Az oddsok már nem frissülnek. Töltsd be újra az oldalt.
