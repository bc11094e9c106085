results-all = Yonke imiphumela
