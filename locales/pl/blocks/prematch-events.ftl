prematch-events-all = Wszystkie mecze
