event-markets-all = تمام مارکیٹس
