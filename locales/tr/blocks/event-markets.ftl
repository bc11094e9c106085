event-markets-all = Tüm marketler
