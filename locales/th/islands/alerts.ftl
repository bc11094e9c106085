### Messages of the alerts in prerendered pages.

alerts-close = ปิด
alerts-offline = คุณออฟไลน์อยู่ อัตราต่อรองในหน้านี้อาจไม่เป็นปัจจุบัน
alerts-offline-title = ไม่มีการเชื่อมต่อ
alerts-offline-text = สลิปเดิมพันของคุณถูกบันทึกไว้ อัตราต่อรองจะอัปเดตเมื่อคุณกลับมาออนไลน์
alerts-live-off = อัตราต่อรองหยุดอัปเดตแล้ว โหลดหน้านี้ใหม่
