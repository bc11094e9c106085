results-all = ผลทั้งหมด
