### A match that has no page yet.

young-asking = Tražimo meč…
young-failed = Meč nije učitan
young-failed-text = Provjerite vezu i pokušajte ponovo.
young-retry = Pokušaj ponovo
young-home = Početna
young-crumbs = Nalazite se ovdje
young-this-match = Ovaj meč
