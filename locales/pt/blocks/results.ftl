results-all = Todos os resultados
