event-markets-all = Усі маркети
