event-markets-all = Kaikki kohteet
