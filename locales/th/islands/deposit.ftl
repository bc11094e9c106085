### How a payment ended: the alert after the platform's page has led back.

deposit-success = ได้รับเงินฝากแล้ว
deposit-success-text = เงินอยู่ในยอดเงินของคุณแล้ว
deposit-pending = เงินฝากกำลังดำเนินการ
deposit-pending-text = ยอดเงินจะแสดงทันทีที่เงินเข้า ไม่ต้องชำระอีกครั้ง
deposit-error = ฝากเงินไม่สำเร็จ
deposit-error-text = ไม่มีเงินเพิ่มในยอดเงินของคุณ ลองอีกครั้งหรือชำระด้วยวิธีอื่น
deposit-failed = ฝากเงินด่วนไม่สำเร็จ
deposit-failed-text = เราไม่ทราบว่าการชำระเงินสำเร็จหรือไม่ โปรดตรวจสอบยอดเงินก่อนชำระอีกครั้ง
deposit-title = ฝากเงิน
deposit-loading = กำลังโหลดหน้าชำระเงิน…
deposit-new-tab = เปิดในแท็บใหม่
deposit-unavailable = ไม่สามารถแสดงแบบฟอร์มชำระเงินได้ คุณฝากเงินได้ที่หน้าชำระเงิน
deposit-to-page = ไปที่หน้าชำระเงิน
