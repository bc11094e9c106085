live-events-all = Wszystkie mecze na żywo
