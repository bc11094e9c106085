### The calculation of a payout. Loaded when it is opened.

sum-stake = เงินเดิมพัน
sum-stake-free = เงินเดิมพันฟรีเบท
sum-lines = { $count } ชุด ชุดละ { $win } รายการ: เงินเดิมพันต่อชุด
sum-line = ชุดที่ { $number }
sum-more-lines = อีก { $count } ชุดรวมกัน
sum-half_win = ชนะครึ่ง: ({ $odds } + 1) ÷ 2
sum-refund = โมฆะ: คืนเงินเดิมพัน คิดเป็น 1
sum-half_lose = แพ้ครึ่ง: คิดครึ่งหนึ่ง
sum-lose = แพ้: คิดเป็น 0
sum-custom-odds = อัตราต่อรองเดิมพันสร้างเอง
sum-odds = อัตราต่อรองรวม (ค่าแน่นอน)
sum-mean = อัตราต่อรองเฉลี่ยต่อชุด
sum-boost = บูสต์
sum-product = เงินเดิมพัน × อัตราต่อรอง
sum-stake-kept = ไม่คืนเงินเดิมพันฟรีเบท
sum-now = ตามอัตราต่อรองปัจจุบัน
sum-cut = ส่วนของเรา
sum-rounded = { $decimals ->
    [0] ปัดเศษครั้งเดียวเป็นจำนวนเต็ม
   *[other] ปัดเศษครั้งเดียวเป็นทศนิยม { $decimals } ตำแหน่ง
}
sum-capped = จำกัดที่ยอดจ่ายสูงสุด
sum-possible = ยอดจ่ายโดยประมาณ
sum-returned = ยอดจ่าย
sum-winnings = กำไร
sum-loss = ผลสุทธิ
sum-freebet-back = คืนเงินเดิมพันเป็นฟรีเบท
