prematch-events-all = Lahat ng laban
