live-events-all = كل المباريات المباشرة
