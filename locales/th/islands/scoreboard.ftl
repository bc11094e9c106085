### Messages of the scoreboard.

scoreboard-live = สด
scoreboard-starts = เริ่ม
scoreboard-finished = สกอร์สุดท้าย
scoreboard-score = สกอร์
scoreboard-serving = เสิร์ฟ
scoreboard-total = รวม
scoreboard-closed = ปิดรับเดิมพัน
scoreboard-postponed = เลื่อน
scoreboard-rescheduled = วันใหม่
scoreboard-called-off = ยกเลิก
scoreboard-half-time = พักครึ่ง
scoreboard-pause = พัก
scoreboard-overtime = ต่อ
scoreboard-red-cards = ใบแดง
scoreboard-suspended = ระงับชั่วคราว
scoreboard-why-goal = ประตู
scoreboard-why-card = ใบเตือน
scoreboard-why-penalty = จุดโทษ
scoreboard-why-review = ตรวจสอบวิดีโอ
scoreboard-why-break = เบรกเสิร์ฟ
scoreboard-why-stopped = หยุดการแข่งขัน
scoreboard-why-provider = ไม่มีข้อมูล
