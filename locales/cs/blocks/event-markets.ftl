event-markets-all = Všechny příležitosti
