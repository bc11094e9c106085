results-all = Барлық нәтиже
