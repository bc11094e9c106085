results-all = تمام نتائج
