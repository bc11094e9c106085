event-markets-all = Alle Märkte
