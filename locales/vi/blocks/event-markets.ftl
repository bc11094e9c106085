event-markets-all = Tất cả kèo
