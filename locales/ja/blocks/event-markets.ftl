event-markets-all = 全マーケット
