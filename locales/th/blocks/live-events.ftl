live-events-all = แมตช์สดทั้งหมด
