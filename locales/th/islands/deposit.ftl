### How a payment ended: the alert after the platform's page has led back.

deposit-success = ได้รับเงินฝากแล้ว
deposit-success-text = เงินอยู่ในยอดเงินของคุณแล้ว
deposit-pending = เงินฝากกำลังดำเนินการ
deposit-pending-text = ยอดเงินจะแสดงทันทีที่เงินเข้า ไม่ต้องชำระอีกครั้ง
deposit-error = ฝากเงินไม่สำเร็จ
deposit-error-text = ไม่มีเงินเพิ่มในยอดเงินของคุณ ลองอีกครั้งหรือชำระด้วยวิธีอื่น
deposit-failed = ยังไม่ยืนยันการฝากเงิน
deposit-failed-text = เราไม่ทราบว่าการชำระเงินสำเร็จหรือไม่ โปรดตรวจสอบยอดเงินก่อนชำระอีกครั้ง
deposit-title = ฝากเงิน
deposit-loading = กำลังโหลดหน้าชำระเงิน…
deposit-new-tab = เปิดในแท็บใหม่
deposit-unavailable = ไม่สามารถแสดงแบบฟอร์มชำระเงินได้ คุณฝากเงินได้ที่หน้าชำระเงิน
deposit-to-page = ไปที่หน้าชำระเงิน
deposit-notice-method_unavailable = วิธีชำระเงินนี้ใช้ไม่ได้ในขณะนี้
deposit-notice-method_unavailable-text = ชำระด้วยวิธีอื่น หรือลองอีกครั้งภายหลัง
deposit-notice-three_ds_needed = ธนาคารของคุณต้องการยืนยันว่าเป็นคุณ
deposit-notice-three_ds_needed-text = ยืนยันการชำระเงินในแอปหรือหน้าของธนาคาร
deposit-notice-processing_delayed = การชำระเงินใช้เวลานานกว่าปกติ
deposit-notice-processing_delayed-text = ยอดเงินจะแสดงทันทีที่เงินเข้า ไม่ต้องชำระอีกครั้ง
deposit-notice-card_saved = บันทึกบัตรแล้ว
deposit-notice-card_saved-text = คุณเลือกใช้บัตรนี้ได้ในการฝากเงินครั้งถัดไป
deposit-notice-success = การชำระเงินคืบหน้าไปหนึ่งขั้น
deposit-notice-warning = มีหมายเหตุเกี่ยวกับการชำระเงินของคุณ
deposit-notice-danger = การชำระเงินของคุณมีปัญหา
deposit-notice-text = โปรดดูข้อความในแบบฟอร์มชำระเงินก่อนดำเนินการต่อ
