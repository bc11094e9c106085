# The blocks `results` and `result-events`: matches that have ended.
results-all = すべての結果
