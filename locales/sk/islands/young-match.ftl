### A match that has no page yet.

young-asking = Hľadáme zápas…
young-failed = Zápas sa nepodarilo načítať
young-failed-text = Skontrolujte pripojenie a skúste to znova.
young-retry = Skúsiť znova
young-home = Úvod
young-crumbs = Nachádzate sa tu
young-this-match = Tento zápas
