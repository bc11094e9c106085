results-all = Lahat ng resulta
