### Messages of the alerts in prerendered pages.

alerts-close = ปิด
alerts-offline = คุณออฟไลน์อยู่ อัตราต่อรองในหน้านี้อาจไม่เป็นปัจจุบัน
