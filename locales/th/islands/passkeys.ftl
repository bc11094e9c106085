### Messages of the player's passkeys, in the profile.

passkeys-title = พาสคีย์
passkeys-text = เข้าสู่ระบบด้วยลายนิ้วมือ ใบหน้า หรือการล็อกหน้าจอแทนรหัสผ่าน
passkeys-none = คุณยังไม่มีพาสคีย์
passkeys-one = พาสคีย์
passkeys-added = เพิ่มเมื่อ: { $moment }
passkeys-used = ใช้ล่าสุด: { $moment }
passkeys-unused = ยังไม่เคยใช้
passkeys-add = เพิ่มพาสคีย์
passkeys-password = ใส่รหัสผ่านของคุณเพื่อเพิ่มพาสคีย์
passkeys-saved = เพิ่มพาสคีย์แล้ว
passkeys-remove = นำออก
passkeys-sure = นำพาสคีย์นี้ออกไหม
passkeys-sure-text = คุณจะเข้าสู่ระบบด้วยพาสคีย์นี้ไม่ได้อีก โปรดลบออกจากอุปกรณ์ของคุณด้วย
passkeys-removed = นำพาสคีย์ออกแล้ว
passkeys-cancel = ยกเลิก
passkeys-known = อุปกรณ์นี้มีพาสคีย์สำหรับบัญชีของคุณอยู่แล้ว
passkeys-unfit = อุปกรณ์หรือเบราว์เซอร์นี้สร้างพาสคีย์ไม่ได้
