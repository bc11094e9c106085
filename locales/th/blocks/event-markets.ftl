event-markets-all = ตลาดทั้งหมด
