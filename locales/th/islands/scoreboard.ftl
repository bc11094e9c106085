### Messages of the scoreboard.

scoreboard-live = สด
scoreboard-starts = เริ่ม
scoreboard-finished = สกอร์สุดท้าย
scoreboard-score = สกอร์
scoreboard-serving = เสิร์ฟ
scoreboard-total = รวม
scoreboard-closed = ปิดรับเดิมพัน
scoreboard-half-time = พักครึ่ง
scoreboard-pause = พัก
