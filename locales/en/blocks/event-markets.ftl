event-markets-all = All markets
