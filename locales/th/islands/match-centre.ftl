### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = ศูนย์การแข่งขัน
centre-form = ฟอร์ม
centre-table = ตารางคะแนน
centre-meetings = สถิติการพบกัน
centre-played = แข่ง
centre-won = ชนะ
centre-drawn = เสมอ
centre-lost = แพ้
centre-points = คะแนน
centre-statistics = สถิติ
centre-timeline = ไทม์ไลน์
centre-stream = ถ่ายทอดสด
centre-not-begun = สถิติจะแสดงเมื่อแมตช์เริ่มแล้ว
centre-none = ยังไม่มีเหตุการณ์
centre-failed = โหลดส่วนนี้ไม่ได้
centre-retry = ลองใหม่
centre-stream-sign-in = เข้าสู่ระบบเพื่อชมแมตช์นี้
centre-sign-in = เข้าสู่ระบบ
centre-play = ชมสด
centre-stop = หยุดการถ่ายทอด
centre-choose = ช่องถ่ายทอด
centre-no-stream = ขณะนี้ไม่มีการถ่ายทอดแมตช์นี้
centre-stream-refused = คุณไม่สามารถชมการถ่ายทอดนี้จากที่ที่คุณอยู่
centre-stream-failed = การถ่ายทอดขาดหาย ตรวจสอบการเชื่อมต่อแล้วลองใหม่
centre-stream-unsupported = เบราว์เซอร์นี้เล่นการถ่ายทอดไม่ได้
