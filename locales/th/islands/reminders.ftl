### Messages of the reminders to open an account and to pay in.

remind-sign-up = เพิ่งมาที่นี่ครั้งแรก?
remind-sign-up-text = เมื่อมีบัญชี คุณวางเดิมพัน เก็บรายการโปรด และติดตามเดิมพันของคุณได้
remind-deposit = ยอดเงินของคุณเป็นศูนย์
remind-deposit-text = ฝากเงินเพื่อวางเดิมพันครั้งต่อไป เล่นด้วยเงินที่คุณเสียได้เท่านั้น
remind-later = ไว้ก่อน
