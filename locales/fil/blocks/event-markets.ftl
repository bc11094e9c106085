event-markets-all = Lahat ng market
