### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = ยืนยันหมายเลขโทรศัพท์ของคุณ
phone-text = เราจะส่งรหัสให้คุณทาง SMS
phone-country = รหัสประเทศ
phone-country-missing = เลือกประเทศของหมายเลข
phone-number = หมายเลขโทรศัพท์
phone-number-missing = ใส่หมายเลขโทรศัพท์ของคุณ
phone-number-invalid = นี่ไม่ใช่หมายเลขโทรศัพท์ ตรวจสอบตัวเลขและประเทศ
phone-send = ส่งรหัส
phone-sending = สักครู่…
phone-sent = เราส่งรหัสไปที่ { $number } แล้ว
phone-code = รหัส
phone-code-missing = ใส่รหัสจาก SMS
phone-code-invalid = รหัสมีตัวเลข { $count } หลัก
phone-verify = ยืนยัน
phone-again = ส่งรหัสใหม่
phone-change = ใช้หมายเลขอื่น
phone-limit = ขณะนี้ส่งรหัสเพิ่มไม่ได้แล้ว โปรดลองใหม่ในอีก 24 ชั่วโมง
phone-is-verified = ยืนยัน { $number } แล้ว
phone-verified = ยืนยันหมายเลขโทรศัพท์ของคุณแล้ว
phone-failed = ทำรายการไม่สำเร็จ โปรดลองใหม่ภายหลัง
