### Messages of prices and markets.

odds-live = สด
odds-suspended = ระงับชั่วคราว
odds-gone = ไม่เปิดรับแล้ว
odds-closed = ปิดรับเดิมพัน
odds-postponed = เลื่อน
odds-rescheduled = วันใหม่
odds-called-off = ยกเลิก
odds-as-of = อัตราต่อรอง ณ
odds-all-lines = ไลน์ทั้งหมด
odds-more = ตลาดเพิ่มเติม
odds-all-markets = ทั้งหมด
odds-search = ค้นหาตลาด
odds-no-prices = ยังไม่มีอัตราต่อรอง
odds-up = อัตราต่อรองขึ้น
odds-down = อัตราต่อรองลง
odds-finished = สกอร์สุดท้าย
odds-builder = เดิมพันสร้างเอง
odds-builder-text = รวมตัวเลือกจากแมตช์นี้เป็นเดิมพันเดียว
odds-over = จบแล้ว
odds-no-market = ตลาดปิดแล้ว
odds-nothing-found = ไม่พบตลาด
odds-half-time = พักครึ่ง
odds-pause = พัก
odds-moves = ความเคลื่อนไหวของอัตราต่อรองในการเข้าชมครั้งนี้
odds-no-data = ไม่มีข้อมูล
odds-favourite = รายการโปรด:
