results-all = Όλα τα αποτελέσματα
