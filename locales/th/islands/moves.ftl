### Messages of the price history, loaded when it is opened.

moves-close = ปิด
moves-none = อัตราต่อรองนี้ยังไม่เปลี่ยนแปลงตั้งแต่เปิดหน้านี้
moves-none-market = ยังไม่มีอัตราต่อรองใดในนี้เปลี่ยนแปลงตั้งแต่เปิดหน้านี้
moves-up = อัตราต่อรองขึ้น
moves-down = อัตราต่อรองลง
moves-suspended = ระงับชั่วคราว
moves-open = เปิดรับอีกครั้ง
