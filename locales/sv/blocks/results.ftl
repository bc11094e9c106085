results-all = Alla resultat
