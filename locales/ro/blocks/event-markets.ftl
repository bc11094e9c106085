event-markets-all = Toate piețele
