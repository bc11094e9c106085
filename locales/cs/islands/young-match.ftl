### A match that has no page yet.

young-asking = Hledáme zápas…
young-failed = Zápas se nepodařilo načíst
young-failed-text = Zkontrolujte připojení a zkuste to znovu.
young-retry = Zkusit znovu
young-home = Úvod
young-crumbs = Jste zde
young-this-match = Tento zápas
