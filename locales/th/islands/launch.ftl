### Messages of horse racing and lotteries.

launch-text = เปิดหน้าของพันธมิตรของเราที่นี่ เข้าสู่ระบบเพื่อเล่นด้วยยอดเงินของคุณ
launch-open = เปิด
launch-closed = ปิดอยู่ในขณะนี้ กีฬาทุกประเภทยังรับเดิมพัน
launch-failed = เปิดหน้านี้ไม่ได้ ตรวจสอบการเชื่อมต่อแล้วลองใหม่
launch-tab = เปิดในแท็บใหม่
