prematch-events-all = แมตช์ทั้งหมด
