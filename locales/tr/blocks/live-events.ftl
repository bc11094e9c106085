live-events-all = Tüm canlı maçlar
