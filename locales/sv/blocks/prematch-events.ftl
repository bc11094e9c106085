prematch-events-all = Alla matcher
