event-markets-all = सभी मार्केट
