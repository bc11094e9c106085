event-markets-all = Všetky príležitosti
