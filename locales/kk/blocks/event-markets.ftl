event-markets-all = Барлық маркет
