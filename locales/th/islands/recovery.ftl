### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = ใส่อีเมลของบัญชีคุณ เราจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ให้
recovery-own = เราจะส่งลิงก์ไปที่ { $email }
recovery-send = ส่งลิงก์
recovery-sending = สักครู่…
recovery-sent = หากมีบัญชีที่ใช้ { $email } ลิงก์กำลังไปถึง โปรดดูในโฟลเดอร์สแปมด้วย
recovery-again = ส่งอีกครั้ง
recovery-retry = ลองใหม่
recovery-failed = ทำรายการไม่สำเร็จ โปรดลองใหม่ภายหลัง
recovery-edit = ตั้งรหัสผ่านใหม่
recovery-password = รหัสผ่านใหม่
recovery-save = บันทึกรหัสผ่าน
recovery-saved = บันทึกรหัสผ่านใหม่แล้ว และคุณเข้าสู่ระบบแล้ว
recovery-no-link = ลิงก์นี้ไม่ครบ ถูกใช้ไปแล้ว หรือหมดอายุ โปรดขอลิงก์ใหม่
recovery-used = หากคุณเคยใช้ลิงก์นี้แล้ว เข้าสู่ระบบได้เลย
recovery-open-again = เปิดลิงก์ในอีเมลอีกครั้ง หากใช้ไม่ได้ โปรดขอลิงก์ใหม่
recovery-new-link = ขอลิงก์ใหม่
recovery-confirm = ยืนยันอีเมล
recovery-confirm-text = ใส่อีเมลของคุณ เราจะส่งลิงก์ยืนยันให้อีกครั้ง
recovery-confirmed = ยืนยันอีเมลของคุณแล้ว ตอนนี้เข้าสู่ระบบได้
recovery-unlock = ปลดล็อกบัญชีของคุณ
recovery-unlock-text = เมื่อใส่รหัสผ่านผิดหลายครั้ง บัญชีจะถูกล็อกชั่วคราว ใส่อีเมลของคุณ แล้วเราจะส่งลิงก์สำหรับปลดล็อกทันทีให้
recovery-unlocked = ปลดล็อกบัญชีของคุณแล้ว เข้าสู่ระบบได้อีกครั้ง
