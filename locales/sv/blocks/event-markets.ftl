event-markets-all = Alla marknader
