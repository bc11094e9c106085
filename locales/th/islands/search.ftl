### Messages of the search.

search-open = ค้นหา
search-hint = ทีม ลีก หรือตลาด
search-close = ปิดการค้นหา
search-recent = ค้นหาล่าสุด
search-forget = ลบ “{ $query }”
search-short = พิมพ์ชื่อทีม ลีก หรือตลาดอย่างน้อย 3 ตัวอักษร
search-matches = สดและกำลังจะแข่ง
search-over = แมตช์ที่จบแล้ว
search-leagues = ลีก
search-markets = ตลาด
search-live = สด
search-asking = กำลังค้นหา…
search-count = { $count } ผลลัพธ์
search-nothing = ไม่พบผลลัพธ์สำหรับ
search-nothing-text = ตรวจสอบตัวสะกด หรือดูกีฬาและลีกทั้งหมด
search-all = กีฬาและลีกทั้งหมด
search-offline = คุณออฟไลน์อยู่ การค้นหาจะดำเนินต่อเมื่อเชื่อมต่อแล้ว
search-failed = การค้นหาไม่สำเร็จ
search-retry = ลองใหม่
