### Messages of several islands: loaded with the messages of any of them.

## Alerts

alert-error-title = เกิดข้อผิดพลาด
alert-error-text = โปรดลองใหม่ภายหลัง
island-retry = ลองใหม่
odds-format-not-saved = ไม่ได้บันทึกรูปแบบอัตราต่อรอง
odds-format-not-saved-text = ใช้กับอุปกรณ์นี้แล้ว แต่บันทึกลงในบัญชีของคุณไม่ได้

## Time zone

time-zone = เขตเวลา
time-zone-site = เวลาของเว็บไซต์ ({ $offset })
time-zone-own = เวลาของคุณ ({ $offset })

## Bets: type, state and result

slip-type-single = เดี่ยว
slip-type-combo = สเต็ป
slip-combo-name = สเต็ป { $count }
slip-type-system = ระบบ
slip-type-custom_bet = เดิมพันสร้างเอง
slip-type-singles = เดี่ยว
bets-system = { $lines ->
    [4] ทริกซี่
    [7] พาเทนต์
    [11] แยงกี้
    [15] ลัคกี้ 15
    [26] คานาเดียน
    [31] ลัคกี้ 31
    [57] ไฮนซ์
    [63] ลัคกี้ 63
    [120] ซูเปอร์ไฮนซ์
    [247] โกไลแอธ
   *[other] ระบบ { $win } จาก { $total }
}
slip-lines = { $count } ชุด
bets-with-trader = เทรดเดอร์กำลังตรวจสอบ
bet-status-submitted = กำลังตรวจสอบ
bet-status-waiting_results = รอผล
bet-status-ready_to_process = กำลังสรุปผล
bet-status-done = สรุปผลแล้ว
bet-status-cancelled = ยกเลิกแล้ว
bet-status-rejected = ถูกปฏิเสธ
bet-status-withdrawn = เพิกถอนแล้ว
bet-status-cashed_out = แคชเอาท์แล้ว
bet-status-cashout_in_progress = กำลังแคชเอาท์…
bet-result-no_results = รอผล
bet-result-canceled = โมฆะ
bet-result-win_entire = ชนะ
bet-result-lose_entire = แพ้
bet-result-refund_entire = คืนเงิน
bet-result-refund_half_win_other = ชนะครึ่ง
bet-result-refund_half_lose_other = แพ้ครึ่ง
bet-result-cashed_out = แคชเอาท์แล้ว

## Sharing a bet

slip-share-title = แชร์หรือใส่โค้ด
slip-share = แชร์เดิมพันนี้
slip-share-code = โค้ด
slip-share-pass = แชร์ลิงก์
slip-share-copied = คัดลอกลิงก์แล้ว
slip-share-not-copied = คัดลอกลิงก์ไม่ได้ เลือกลิงก์ด้านบน
slip-share-failed = แชร์เดิมพันไม่ได้ โปรดลองใหม่
slip-code-label = โค้ดของเดิมพันที่แชร์
slip-code-go = เปิด

## Calculations

sum-title = วิธีคำนวณ
