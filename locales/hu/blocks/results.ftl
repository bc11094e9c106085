results-all = Összes eredmény
