event-markets-all = 전체 마켓
