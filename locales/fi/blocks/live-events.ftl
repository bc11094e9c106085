live-events-all = Kaikki liveottelut
