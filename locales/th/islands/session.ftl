### Messages of the session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = เข้าสู่ระบบ
session-title = เข้าสู่ระบบ
session-to-place = เข้าสู่ระบบเพื่อวางเดิมพัน ตัวเลือกและเงินเดิมพันของคุณยังอยู่
session-expired = เซสชันของคุณสิ้นสุดแล้ว โปรดเข้าสู่ระบบอีกครั้ง
session-email = อีเมล
session-password = รหัสผ่าน
session-show-password = แสดง
session-hide-password = ซ่อน
session-submit = เข้าสู่ระบบ
session-busy = กำลังเข้าสู่ระบบ…
session-close = ปิด
session-forgot = ลืมรหัสผ่าน?
session-join = สมัครสมาชิก
session-resend = ส่งลิงก์อีกครั้ง
session-email-missing = ใส่อีเมลของคุณ
session-email-invalid = ใส่อีเมลให้ครบ เช่น name@example.com
session-password-missing = ใส่รหัสผ่านของคุณ
session-invalid = อีเมลหรือรหัสผ่านไม่ถูกต้อง ตรวจสอบทั้งสองแล้วลองใหม่
session-unanswered = ไม่มีการตอบกลับ ตรวจสอบการเชื่อมต่อแล้วลองใหม่
session-failed = เข้าสู่ระบบไม่ได้ โปรดลองใหม่ภายหลัง
session-account = บัญชีและยอดเงิน
session-signed-in-as = เข้าสู่ระบบในชื่อ
session-limits = ขีดจำกัดของฉัน
session-sign-out = ออกจากระบบ
session-signed-out = คุณออกจากระบบแล้ว
session-sign-out-failed = ออกจากระบบไม่ได้ โปรดลองใหม่
