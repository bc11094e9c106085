results-all = Wszystkie wyniki
