prematch-events-all = Tüm maçlar
