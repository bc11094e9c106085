event-markets-all = Wszystkie rynki
