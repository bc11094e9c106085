event-markets-all = Zonke izimakethe
