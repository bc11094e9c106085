search-label = Szukaj drużyn, lig i dyscyplin
search-submit = Szukaj
