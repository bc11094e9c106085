### How strong a new password is.

strength-advice = อย่างน้อย { $count } ตัวอักษร คำที่ไม่เกี่ยวข้องกันสองสามคำจำง่ายแต่เดายาก
strength-short = ใช้อย่างน้อย { $count } ตัวอักษร
strength-weak = อ่อน: เดาง่าย ควรให้ยาวขึ้น
strength-fair = พอใช้: เพิ่มอีกไม่กี่ตัวอักษรจะแข็งแรง
strength-strong = แข็งแรง
