results-all = 전체 결과
