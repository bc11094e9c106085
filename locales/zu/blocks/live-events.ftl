live-events-all = Yonke imidlalo ebukhoma
