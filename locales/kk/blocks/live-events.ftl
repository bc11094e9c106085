live-events-all = Барлық Live матчтар
