results-all = सभी नतीजे
