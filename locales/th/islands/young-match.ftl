### Messages of a match that has no page yet.

young-asking = กำลังค้นหาแมตช์…
young-failed = โหลดแมตช์ไม่ได้
young-failed-text = ตรวจสอบการเชื่อมต่อแล้วลองใหม่
young-retry = ลองใหม่
young-home = หน้าแรก
young-crumbs = คุณอยู่ที่นี่
young-this-match = แมตช์นี้
