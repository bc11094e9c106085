results-all = Tất cả kết quả
