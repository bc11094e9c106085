### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = เข้าสู่ระบบเพื่อดูระดับ แต้ม และยอดเงินของคุณ
profile-sign-in = เข้าสู่ระบบ
profile-name = ชื่อ
profile-email = อีเมล
profile-password = ตั้งรหัสผ่านใหม่
profile-phone = หมายเลขโทรศัพท์
profile-phone-verified = ยืนยันแล้ว
profile-phone-verify = ยืนยันหมายเลขของคุณ
profile-level = ระดับ
profile-points = แต้ม
profile-next = แต้มที่ขาดถึงระดับ { $level }: { $count }
profile-top = คุณถึงระดับสูงสุดแล้ว
profile-balances = ยอดเงิน
profile-documents = เตรียมเอกสารยืนยันตัวตนและหลักฐานที่อยู่ไว้ เราอาจขอเอกสารเหล่านี้ก่อนการถอนเงินครั้งแรกของคุณ
profile-failed = โหลดโปรไฟล์ของคุณไม่ได้
profile-retry = ลองใหม่
