### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = สลิปเดิมพัน
slip-tab-slip = สลิปเดิมพัน
slip-tab-bets = เดิมพันของฉัน
slip-close = ปิดสลิปเดิมพัน
slip-empty-title = สลิปเดิมพันของคุณว่างอยู่
slip-empty-text = แตะอัตราต่อรองเพื่อเพิ่มที่นี่
slip-quick-bet = เดิมพันด่วน
slip-code = มีโค้ดไหม?
slip-code-open = เปิด

## Bet slip: selections

slip-selections = { $count } ตัวเลือก
slip-selections-label = ตัวเลือก
slip-remove = ลบ { $name }
slip-clear = ลบทั้งหมด
slip-emptied = ล้างสลิปแล้ว
slip-undo = เลิกทำ
slip-price-moved = { $from } → { $to } ตั้งแต่ที่คุณเพิ่ม
slip-price-changed = อัตราต่อรองเปลี่ยน: { $from } → { $to }
slip-moves = ความเคลื่อนไหวของอัตราต่อรองในการเข้าชมครั้งนี้
slip-suspended = ระงับชั่วคราว: ยังไม่รับเดิมพัน
slip-suspended-provider = ระงับชั่วคราว: ไม่มีข้อมูล
slip-unavailable = ไม่เปิดรับแล้ว
slip-live = สด
slip-bar-open = สลิปเดิมพัน
slip-bar-singles = เดี่ยว { $count } รายการ
slip-bar-no-stake = ยังไม่ใส่เงินเดิมพัน
slip-bar-remove = ลบหนึ่งรายการเพื่อดำเนินการต่อ
slip-conflict-here-same_match = รวมกับตัวเลือกอื่นจากแมตช์เดียวกันไม่ได้
slip-conflict-here-outright = รวมกับตัวเลือกอื่นจากการแข่งขันรายการเดียวกันไม่ได้
slip-conflict-here-mixed_providers = รวมกับตัวเลือกอื่นไม่ได้
slip-conflict-here-system_provider = ใช้ในเดิมพันระบบไม่ได้
slip-conflict-here-custom_bet_match = ไม่ได้มาจากแมตช์ของเดิมพันสร้างเอง
slip-conflict-here-custom_bet_alone = วางพร้อมกับเดิมพันสร้างเองไม่ได้

## Bet slip: the bet

slip-stake = เงินเดิมพัน
slip-stake-currency = เงินเดิมพัน ({ $currency })
slip-quick-add = เดิมพัน { $amount }
slip-quick-amounts = จำนวนเงินด่วน
slip-odds = อัตราต่อรองรวม
slip-return = ยอดจ่ายโดยประมาณ
slip-types = ประเภทเดิมพัน
slip-join = รวมเป็นเดิมพันสร้างเอง · { $odds }
slip-join-asking = กำลังหาเดิมพันสร้างเอง…
slip-refusal-no_system_type = ไม่มีเดิมพันระบบสำหรับ { $count } ตัวเลือก
slip-refusal-multi_single_unavailable = ตัวเลือกเหล่านี้วางเป็นเดิมพันเดี่ยวหลายรายการไม่ได้
slip-system = ระบบ
slip-system-option = { $win } จาก { $total } · { $count } ชุด
slip-return-currency = ยอดจ่าย ({ $currency })
slip-by-return = กำหนดยอดจ่าย
slip-by-stake = กำหนดเงินเดิมพัน
slip-line-stake = เงินเดิมพันต่อชุด
slip-stake-freebet = ฟรีเบท
slip-max = สูงสุด
slip-max-label = เดิมพันสูงสุด
slip-max-failed = โหลดเงินเดิมพันสูงสุดไม่ได้ ลองใหม่อีกครั้ง
slip-total-stake = เงินเดิมพันรวม
slip-lines-of = { $count } ชุด ชุดละ { $amount }
slip-boosted-odds = อัตราต่อรองบูสต์

## Bet slip: why placing is blocked

slip-stake-empty = ใส่เงินเดิมพัน
slip-stake-negative = เงินเดิมพันติดลบไม่ได้
slip-stake-exponent = ใส่จำนวนเงินแบบเต็ม เช่น 1000
slip-stake-not_a_number = ใส่จำนวนเงินเป็นตัวเลข เช่น { $example }
slip-stake-too_precise = { $decimals ->
    [0] { $currency } ไม่มีทศนิยม ใส่จำนวนเต็ม
   *[other] จำนวนเงิน { $currency } มีทศนิยมได้ไม่เกิน { $decimals } ตำแหน่ง
}
slip-stake-too_large = จำนวนเงินนี้มากเกินไป
slip-stake-not-positive = เงินเดิมพันต้องมากกว่าศูนย์
slip-stake-below-min = เงินเดิมพันขั้นต่ำคือ { $amount }
slip-stake-above-max = เงินเดิมพันสูงสุดคือ { $amount }
slip-stake-own-limit = ตามขีดจำกัดที่คุณตั้งไว้ คุณเดิมพันได้อีก { $amount }
slip-stake-own-limit-until = ตามขีดจำกัดที่คุณตั้งไว้ คุณเดิมพันได้อีก { $amount } รีเซ็ต: { $moment }
slip-stake-above-balance = ยอดเงินของคุณคือ { $amount } ลดเงินเดิมพันลง
slip-balance-empty = ยอดเงินของคุณคือ { $amount }
slip-currency-unlisted = ไม่สามารถเดิมพันด้วย { $currency } ที่นี่ได้
slip-deposit = ฝากเงิน
slip-blocked-suspended = { $count } ตัวเลือกถูกระงับชั่วคราว รอจนเปิดอีกครั้งหรือลบออก
slip-changed = อัตราต่อรองเปลี่ยน { $count } รายการ ตรวจสอบก่อนดำเนินการต่อ
slip-gone = { $count } ตัวเลือกไม่เปิดรับแล้ว
slip-conflict-same_match = มีสองตัวเลือกจากแมตช์เดียวกัน ลบหนึ่งรายการเพื่อดำเนินการต่อ
slip-conflict-outright = มีสองตัวเลือกจากการแข่งขันรายการเดียวกัน ลบหนึ่งรายการเพื่อดำเนินการต่อ
slip-conflict-joinable = มีสองตัวเลือกจากแมตช์เดียวกัน รวมเป็นเดิมพันสร้างเองหรือลบหนึ่งรายการ
slip-conflict-mixed_providers = ตัวเลือกเหล่านี้รวมในเดิมพันเดียวไม่ได้ ลบหนึ่งรายการเพื่อดำเนินการต่อ
slip-conflict-system_provider = บางตัวเลือกใช้ในเดิมพันระบบไม่ได้ ลบออกหรือเลือกประเภทอื่น
slip-conflict-custom_bet_match = เดิมพันสร้างเองรวมตัวเลือกจากแมตช์เดียว ลบรายการอื่นเพื่อดำเนินการต่อ
slip-conflict-custom_bet_alone = เดิมพันสร้างเองต้องวางแยกต่างหาก ลบตัวเลือกอื่นเพื่อดำเนินการต่อ
slip-custom-disabled = ขณะนี้ไม่รับเดิมพันสร้างเอง
slip-custom-too-short = เดิมพันสร้างเองต้องมีอย่างน้อยสองตัวเลือก
slip-custom-odds-missing = กำลังดึงอัตราต่อรองของเดิมพันสร้างเองนี้
slip-custom-changed = อัตราต่อรองของเดิมพันสร้างเองเปลี่ยนแล้ว ตรวจสอบก่อนดำเนินการต่อ
slip-return-too-small = เดิมพันนี้จ่ายคืนมากกว่าเงินเดิมพันไม่ได้
slip-freebet-pending = กำลังตรวจสอบว่าฟรีเบทใช้กับเดิมพันนี้ได้หรือไม่ คุณใส่เงินเดิมพันของตัวเองได้ด้วย

## Bet slip: the button

slip-accept = ยอมรับการเปลี่ยนแปลง
slip-accept-remove = ยอมรับการเปลี่ยนแปลงและลบ { $count } รายการ
slip-accept-only-remove = ลบ { $count } ตัวเลือก
slip-sign-in = เข้าสู่ระบบเพื่อเดิมพัน
slip-offline = ไม่มีการเชื่อมต่อ
slip-place = { $count ->
    [1] วางเดิมพัน · { $amount }
   *[other] วางเดิมพัน { $count } รายการ · { $amount }
}
slip-place-freebet = { $count ->
    [1] วางฟรีเบท · { $amount }
   *[other] วาง { $count } ฟรีเบท · { $amount }
}
slip-place-both = { $count ->
    [1] วางเดิมพัน · { $amount } และฟรีเบท { $free }
   *[other] วางเดิมพัน { $count } รายการ · { $amount } และฟรีเบท { $free }
}
slip-place-empty = { $count ->
    [1] วางเดิมพัน
   *[other] วาง { $count } เดิมพัน
}
slip-placing = { $count ->
    [1] กำลังวางเดิมพัน…
   *[other] กำลังวาง { $count } เดิมพัน…
}

## Bet slip: results of placing

slip-error-invalid-odds = อัตราต่อรองเปลี่ยนระหว่างวางเดิมพัน ตรวจสอบอัตราใหม่แล้ววางอีกครั้ง
slip-error-invalid-custom-odds = อัตราต่อรองของเดิมพันสร้างเองนี้เปลี่ยนแล้ว ตรวจสอบอัตราใหม่แล้ววางอีกครั้ง
slip-error-suspended = ตัวเลือกถูกระงับชั่วคราวระหว่างวางเดิมพัน ไม่ได้วางเดิมพันนี้
slip-error-funds = ยอดเงินของคุณไม่พอสำหรับเงินเดิมพันนี้ ไม่ได้วางเดิมพันนี้
slip-error-stake = ไม่รับเงินเดิมพันจำนวนนี้ ไม่ได้วางเดิมพันนี้
slip-error-not-placed = ไม่ได้วางเดิมพันนี้ และไม่มีการหักยอดเงินของคุณ คุณวางอีกครั้งได้
slip-error-maybe-placed = เราไม่สามารถยืนยันได้ว่าเดิมพันถูกวางแล้วหรือไม่ เพราะในเดิมพันของคุณมีรายการแบบเดียวกันมากกว่าหนึ่งรายการ ดูใน “เดิมพันของฉัน” ก่อนวางอีกครั้ง
slip-other-player = มีผู้ใช้อื่นเข้าสู่ระบบอยู่
slip-other-player-text = ไม่ได้วางเดิมพันนี้ ตรวจสอบบัญชีที่ด้านบนของหน้า แล้ววางเดิมพันอีกครั้ง
slip-error-default = ไม่ได้วางเดิมพันนี้ โปรดลองใหม่
slip-unanswered-title = ยังไม่ทราบว่าเดิมพันของคุณถูกวางแล้วหรือไม่
slip-unanswered-text = ไม่มีการตอบกลับ เรากำลังค้นหาเดิมพันของคุณเพื่อไม่ให้วางซ้ำ อาจใช้เวลาสูงสุด { $seconds } วินาที
slip-unanswered-waiting = ค้นหาเดิมพันของคุณไม่ได้ ตรวจสอบการเชื่อมต่อแล้วค้นหาอีกครั้ง
slip-unanswered-looking = กำลังค้นหาเดิมพันของคุณ…
slip-unanswered-look = ค้นหาอีกครั้ง
slip-receipt-lost-text = การตอบกลับหายระหว่างทาง แต่เราได้รับเดิมพันของคุณแล้วเพียงครั้งเดียว
slip-receipt-ref = หมายเลขอ้างอิง
slip-keep = เก็บตัวเลือกไว้
slip-done = เสร็จสิ้น
slip-error-municipality = โปรไฟล์ของคุณยังไม่มีเขต/อำเภอ เพิ่มข้อมูลแล้ววางเดิมพันอีกครั้ง
slip-error-win-too-small = ที่อัตราต่อรองนี้ เดิมพันจ่ายคืนมากกว่าเงินเดิมพันไม่ได้ ไม่ได้วางเดิมพันนี้
slip-error-elsewhere = กำลังวางเดิมพันในแท็บอื่น รอให้เสร็จแล้ววางเดิมพันนี้อีกครั้ง
slip-receipt-placed = { $count ->
    [1] วางเดิมพันแล้ว
   *[other] วาง { $count } เดิมพันแล้ว
}
slip-receipt-placed-text = { $count ->
    [1] ดูได้ใน “เดิมพันของฉัน”
   *[other] ดูทั้งหมดได้ใน “เดิมพันของฉัน”
}
slip-receipt-checking = { $count ->
    [1] ได้รับเดิมพันแล้ว กำลังตรวจสอบ
   *[other] ได้รับ { $count } เดิมพันแล้ว กำลังตรวจสอบ
}
slip-receipt-checking-text = เดิมพันยังไม่ถูกวาง ผลการตัดสินจะแสดงที่นี่และใน “เดิมพันของฉัน” ปกติภายในไม่กี่วินาที
slip-receipt-review = { $count ->
    [1] ได้รับเดิมพันแล้ว กำลังตรวจสอบ
   *[other] ได้รับ { $count } เดิมพันแล้ว กำลังตรวจสอบ
}
slip-receipt-review-text = เดิมพันยังไม่ถูกวาง เทรดเดอร์จะตรวจสอบก่อน ผลการตัดสินจะแสดงที่นี่และใน “เดิมพันของฉัน”
slip-receipt-rejected = เดิมพันถูกปฏิเสธ
slip-receipt-rejected-text = อัตราต่อรองหรือตลาดเปลี่ยนก่อนที่เดิมพันจะได้รับการยอมรับ เงินเดิมพันกลับเข้ายอดเงินของคุณแล้ว
slip-receipt-missing = ไม่ได้วาง { $count } เดิมพัน และไม่มีการหักเงิน
slip-receipt-moved = ยอมรับในอัตราต่อรองที่เปลี่ยนไป ตามการตั้งค่าของคุณ
slip-placed-view = ดู
slip-placed-close = ปิดข้อความนี้

## Bet slip: bonuses

slip-bonus = โบนัส
slip-bonus-none = ไม่ใช้โบนัส
slip-bonus-comboboost = บูสต์สเต็ป
slip-boost-next = { $boost } เมื่อเพิ่มอีก { $count } ตัวเลือกที่อัตราต่อรอง { $odds } ขึ้นไป
slip-bonus-freebet = ฟรีเบท
slip-bonus-freebet_only_win = ฟรีเบท เฉพาะกำไร
slip-bonus-freebet_all_win = ฟรีเบท เงินเดิมพันและกำไร
slip-bonus-freebet_no_risk = คืนเงินเดิมพันเป็นฟรีเบท
slip-bonus-hunting = ล่าแต้ม
slip-bonus-tournament = ทัวร์นาเมนต์
slip-bonus-lootbox = กล่องสุ่ม
slip-bonus-about-comboboost = เพิ่มอัตราต่อรองของสเต็ปนี้
slip-bonus-about-freebet = เราออกเงินเดิมพันให้ หากชนะ คุณได้กำไรโดยไม่รวมเงินเดิมพัน
slip-bonus-about-freebet_only_win = เราออกเงินเดิมพันให้ หากชนะ คุณได้กำไรโดยไม่รวมเงินเดิมพัน
slip-bonus-about-freebet_all_win = เราออกเงินเดิมพันให้ หากชนะ คุณได้ทั้งเงินเดิมพันและกำไร
slip-bonus-about-freebet_no_risk = คุณออกเงินเดิมพันเอง หากแพ้ เงินเดิมพันจะคืนเป็นฟรีเบท
slip-bonus-about-hunting = เดิมพันนี้ได้แต้มในกิจกรรมล่าแต้มของคุณ
slip-bonus-about-tournament = เดิมพันนี้ได้แต้มในทัวร์นาเมนต์ของคุณ
slip-bonus-about-lootbox = เดิมพันนี้ได้แต้มสะสมสำหรับกล่องสุ่มของคุณ

## Bet slip: quick bet

slip-quick-bet-stake = เดิมพันด่วน
slip-quick-bet-ready = เปิดอยู่: แตะอัตราต่อรองครั้งเดียวเพื่อเดิมพัน { $amount } ทันที
slip-quick-bet-not-approved = ใส่เงินเดิมพันและเปิดเดิมพันด่วน ระหว่างนี้อัตราต่อรองจะเข้าสลิปของคุณ
slip-quick-bet-approve = เปิดเดิมพันด่วน · { $amount }
slip-quick-bet-approve-empty = ใส่เงินเดิมพัน
slip-quick-bet-placing = กำลังวาง { $amount }: { $name } อัตราต่อรอง { $odds } ({ $event }, { $market })…
slip-quick-bet-placed = วางเดิมพันด่วนแล้ว
slip-quick-bet-checking = ได้รับเดิมพันด่วนแล้ว กำลังตรวจสอบ
slip-quick-bet-review = ได้รับเดิมพันด่วนแล้ว กำลังตรวจสอบ
slip-quick-bet-rejected = เดิมพันด่วนถูกปฏิเสธ
slip-quick-bet-error = เดิมพันด่วนยังไม่ได้วาง
slip-quick-bet-text = { $event } · { $market }: { $name } อัตราต่อรอง { $odds } · { $amount }
slip-quick-bet-on = เดิมพันด่วนเปิดอยู่ · { $amount }
slip-quick-bet-off = ปิด
slip-quick-bet-idle = เดิมพันด่วนปิดอยู่
slip-quick-bet-idle-text = คุณไม่ได้วางเดิมพันด่วนเป็นเวลา { $minutes } นาที เปิดอีกครั้งได้ในสลิป

## Bet slip: sharing

slip-share-converted = เงินเดิมพันที่แชร์ { $from } ถูกแปลงเป็น { $to }
slip-code-loading = กำลังเปิดเดิมพันที่แชร์…
slip-code-not_found = ไม่พบเดิมพัน ตรวจสอบโค้ด
slip-code-nothing_left = ไม่มีตัวเลือกใดของเดิมพันนี้ที่ยังเปิดรับ ลองเดิมพันอื่น
slip-code-later = เปิดเดิมพันที่แชร์ไม่ได้ ลองใหม่ภายหลัง
slip-code-close = ปิด
slip-code-ask = เดิมพันที่แชร์มี { $count } ตัวเลือก และสลิปของคุณไม่ว่าง จะเพิ่มเข้าไปหรือแทนที่สลิปของคุณ?
slip-code-answer-add = เพิ่มลงสลิปของฉัน
slip-code-answer-replace = แทนที่สลิปของฉัน
slip-code-answer-cancel = คงไว้ตามเดิม

## Bet slip: settings

slip-settings = ตั้งค่าสลิป
slip-accept-mode = หากอัตราต่อรองเปลี่ยนระหว่างวาง
slip-accept-mode-none = ถามฉันทุกครั้งที่เปลี่ยน
slip-accept-mode-higher = ยอมรับอัตราที่สูงขึ้น ถามเมื่อต่ำลง
slip-accept-mode-any = ยอมรับทุกการเปลี่ยนแปลง
slip-quick-own = จำนวนเงินด่วนของคุณ ({ $currency })
slip-quick-own-field = จำนวนเงินด่วน { $number }
slip-quick-save = บันทึกจำนวนเงิน
slip-quick-saved = บันทึกจำนวนเงินแล้ว
slip-quick-invalid = ใส่แต่ละจำนวนเป็นตัวเลขที่มากกว่าศูนย์ หรือเว้นว่างไว้
slip-settings-failed = บันทึกการตั้งค่าไม่ได้ โปรดลองใหม่
slip-odds-format = รูปแบบอัตราต่อรอง
slip-odds-format-european = ทศนิยม
slip-odds-format-british = เศษส่วน
slip-odds-format-american = อเมริกัน
slip-odds-format-hongkong = ฮ่องกง
slip-odds-format-malaysian = มาเลย์
slip-odds-format-indonesian = อินโดนีเซีย
