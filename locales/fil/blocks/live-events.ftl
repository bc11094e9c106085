live-events-all = Lahat ng live na laban
