event-markets-all = Alle markte
