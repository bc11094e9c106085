live-events-all = Svi mečevi uživo
