### Messages of a match that has no page yet.

young-asking = Soek die wedstryd…
young-failed = Die wedstryd kon nie gelaai word nie
young-failed-text = Kyk na jou verbinding en probeer weer.
young-retry = Probeer weer
young-home = Tuis
young-crumbs = Jy is hier
young-this-match = Hierdie wedstryd
