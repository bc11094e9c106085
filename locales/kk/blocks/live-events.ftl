live-events-all = Барлық Live матч
