results-all = Tüm sonuçlar
