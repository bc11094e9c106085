prematch-events-all = Yonke imidlalo
