results-all = Todos los resultados
