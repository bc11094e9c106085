### Messages of the form that opens an account.

join-first-name = ชื่อ
join-last-name = นามสกุล
join-country = ประเทศที่อยู่
join-currency = สกุลเงิน
join-terms = ฉันอายุ 18 ปีขึ้นไปและยอมรับ{ $rules }
join-rules = กติกา
join-missing = กรอกช่องนี้
join-terms-missing = หากต้องการเปิดบัญชี โปรดยืนยันอายุและยอมรับกติกา
join-sent = อีกขั้นตอนเดียว: เราส่งลิงก์ไปที่ { $email } แล้ว เปิดเพื่อยืนยันอีเมล จากนั้นเข้าสู่ระบบ
join-welcome = ยินดีต้อนรับ! เปิดบัญชีแล้ว และคุณเข้าสู่ระบบแล้ว
join-closed = ขณะนี้ยังเปิดบัญชีใหม่ไม่ได้
join-blocked = ไม่สามารถเปิดบัญชีจากประเทศของคุณ
join-sign-in = ฉันมีบัญชีแล้ว
join-complete = ขอข้อมูลเล็กน้อยก่อน
join-complete-text = เราต้องใช้เพียงครั้งเดียว ก่อนที่คุณจะฝากเงินได้
join-date-of-birth = วันเกิด
join-date-of-birth-invalid = ใส่วันที่ในอดีตให้ครบ
join-address = บ้านเลขที่และถนน
join-city = เมือง
join-postal-code = รหัสไปรษณีย์
join-save = บันทึกและไปต่อ
join-saved = บันทึกข้อมูลของคุณแล้ว
join-terms-changed = กติกาของเรามีการเปลี่ยนแปลง
join-terms-read = หากต้องการดำเนินการต่อ โปรดอ่านและยอมรับ{ $rules }
join-terms-accept = ยอมรับ
