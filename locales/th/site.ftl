### Messages of the pages themselves.

## On every page

skip-to-content = ไปยังเนื้อหา
skip-to-slip = ไปยังสลิปเดิมพัน
nav-main = เมนูหลัก
nav-sports = กีฬา
nav-live = สด
nav-all-sports = กีฬาทั้งหมด
nav-leagues = กีฬาและลีก
nav-top-leagues = ลีกยอดนิยม
nav-cybersport = อีสปอร์ต
nav-language = ภาษา
nav-breadcrumbs = คุณอยู่ที่นี่
nav-menu = เมนู
menu-close = ปิดเมนู
languages-close = ปิดรายการภาษา
nav-help = ช่วยเหลือ
tab-slip = สลิปเดิมพัน
tab-bets = เดิมพันของฉัน
nav-tabs = ทางลัด
theme-dark = ธีมมืด
odds-format = รูปแบบอัตราต่อรอง
odds-format-european = ทศนิยม
odds-format-british = เศษส่วน
odds-format-american = อเมริกัน
odds-format-hongkong = ฮ่องกง
odds-format-malaysian = มาเลย์
odds-format-indonesian = อินโดนีเซีย
foot-payments = ช่องทางชำระเงิน
foot-registration = เลขทะเบียน
foot-licensed-by = ออกใบอนุญาตโดย
foot-licence = ใบอนุญาตเลขที่
foot-prices = อัตราต่อรองและเวลาเป็นข้อมูลจากการอัปเดตล่าสุดของหน้านี้ จนกว่าจะโหลดข้อมูลใหม่ เขตเวลา: { $zone }

## Breadcrumbs and days

crumb-about = เกี่ยวกับเรา
crumb-bets-history = เดิมพันของฉัน
crumb-cybersport = อีสปอร์ต
crumb-favorites = รายการโปรด
crumb-general-rules = กติกาการเดิมพัน
crumb-home = หน้าแรก
crumb-init-sportsbook = สปอร์ตบุ๊ก
crumb-limits = ขีดจำกัดของฉัน
crumb-live = สด
crumb-search = ค้นหา
crumb-schedule = ตารางแข่งขัน
crumb-results = ผลการแข่งขัน
crumb-lotteries = ลอตเตอรี่
crumb-promotions = โปรโมชั่น
crumb-racing = แข่งม้า
crumb-sign-in = เข้าสู่ระบบ
crumb-sign-up = สมัครสมาชิก
crumb-password-new = ลืมรหัสผ่าน?
crumb-password-edit = ตั้งรหัสผ่านใหม่
crumb-confirmation = ยืนยันอีเมล
crumb-unlock = ปลดล็อกบัญชีของคุณ
crumb-sports = กีฬา
day-today = วันนี้
day-tomorrow = พรุ่งนี้
day-yesterday = เมื่อวาน
next-hours = ภายใน 3 ชั่วโมง
live-now = กำลังแข่งสด
list-tools = กรองรายการ
list-market = ตลาดที่แสดงในรายการ
list-compact = แบบย่อ
list-video = มีวิดีโอ

## Titles and descriptions, as search engines show them

home-title = อัตราต่อรองกีฬา: แมตช์สดและแมตช์ที่กำลังจะแข่ง
home-description = อัตราต่อรองล่าสุดของแมตช์สดและแมตช์ที่กำลังจะแข่งที่ { $site }: ฟุตบอล รักบี้ คริกเก็ต เทนนิส บาสเกตบอล และอีกมากมาย
home-heading = สดและกำลังจะแข่ง
search-title = ค้นหา
search-description = กีฬาและลีกทั้งหมด พร้อมการค้นหาแมตช์ ลีก และตลาดได้ทุกภาษา
live-title = เดิมพันสด: อัตราต่อรองระหว่างแข่งขัน
live-description = ทุกแมตช์ที่กำลังแข่ง พร้อมสกอร์ เวลาการแข่งขัน และอัตราต่อรองล่าสุด
live-heading = สด
sport-title = อัตราต่อรอง { $sport }
sport-description = อัตราต่อรอง { $sport }: { $count } แมตช์ให้เดิมพัน ทั้งสดและกำลังจะแข่ง แยกตามลีก
sport-all-leagues = ลีกทั้งหมด
category-title = อัตราต่อรอง { $sport }: { $category }
category-description = อัตราต่อรอง { $sport } { $category }: { $count } แมตช์ให้เดิมพัน ทั้งสดและกำลังจะแข่ง พร้อมอัตราต่อรองผลการแข่งขันและตลาดอื่น
league-title = อัตราต่อรอง { $league }: { $sport } { $category }
league-description = อัตราต่อรอง { $sport } { $league } ({ $category }): { $count } แมตช์ พร้อมอัตราต่อรองผลการแข่งขันและตลาดอื่นอีกมากมาย
match-title = อัตราต่อรอง { $home } vs { $away }: { $sport } { $start }
match-title-short = { $home } vs { $away }: { $start }
match-description = { $home } vs { $away } { $league } ({ $sport }) { $start }: อัตราต่อรองผลการแข่งขัน สูง/ต่ำ แฮนดิแคป และตลาดอื่นทั้งหมด

## Outrights

outrights = ทายแชมป์
outright-until = เดิมพันได้ถึง { $day }
outright-title = { $name }: อัตราต่อรองทายแชมป์ { $sport }
outright-description = { $name } ({ $sport }): อัตราต่อรองทายแชมป์ และเดิมพันอื่นทั้งหมดตลอดรายการ { $league }
outright-close = ปิดรับเดิมพัน
outright-ends = การแข่งขันสิ้นสุด
outright-entrants = ผู้เข้าแข่งขัน
outright-matches = แมตช์ของ { $league }

## Calendars and feeds

calendar-add = เพิ่มลงในปฏิทิน
calendar-all = แมตช์ทั้งหมด
feed-fixtures = แมตช์ที่กำลังจะแข่ง

## Schedule and results

days-nav = วัน
days-cut = นี่คือแมตช์แรก ๆ ของแต่ละกีฬา เลือกกีฬาด้านบนเพื่อดูทั้งหมด
parts-nav = หน้า
parts-previous = ก่อนหน้า
parts-next = ถัดไป
parts-number = หน้า { $number }
schedule-title = ตารางแข่งขันและอัตราต่อรอง { $day }
schedule-title-sport = ตารางและอัตราต่อรอง { $sport } { $day }
schedule-soon-title = แมตช์ที่เริ่มใน 3 ชั่วโมงข้างหน้า
schedule-soon-title-sport = { $sport }: แมตช์ที่เริ่มใน 3 ชั่วโมงข้างหน้า
schedule-description = { $day }: { $count } แมตช์ พร้อมอัตราต่อรองผลการแข่งขันและตลาดอื่นอีกมากมาย แยกตามกีฬาและลีก
schedule-description-sport = { $sport } { $day }: { $count } แมตช์ พร้อมอัตราต่อรองผลการแข่งขันและตลาดอื่นอีกมากมาย แยกตามลีก
schedule-soon-description = { $count } แมตช์เริ่มใน 3 ชั่วโมงข้างหน้า: อัตราต่อรองล่าสุด แยกตามกีฬาและลีก
schedule-soon-description-sport = { $sport }: { $count } แมตช์เริ่มใน 3 ชั่วโมงข้างหน้า พร้อมอัตราต่อรองล่าสุด
schedule-heading = ตารางแข่งขัน: { $day }
schedule-heading-sport = ตารางแข่งขัน { $sport }: { $day }
schedule-empty = ไม่มีแมตช์ให้เดิมพันที่นี่
results-title = ผลการแข่งขัน { $day }
results-title-sport = ผลการแข่งขัน { $sport } { $day }
results-description = สกอร์สุดท้าย { $day }: { $count } แมตช์ พร้อมสกอร์แต่ละช่วง แยกตามกีฬาและลีก
results-description-sport = { $sport } สกอร์สุดท้าย { $day }: { $count } แมตช์ พร้อมสกอร์แต่ละช่วง
results-heading = ผลการแข่งขัน: { $day }
results-heading-sport = ผลการแข่งขัน { $sport }: { $day }
results-empty = ยังไม่มีแมตช์ที่จบที่นี่
results-start = เริ่ม
results-sides = แมตช์
results-final = สกอร์สุดท้าย
results-final-short = รวม
results-won = ชนะ
league-results-title = ผลการแข่งขัน { $league }: { $sport } { $category }
league-results-description = { $league } ({ $sport } { $category }): สกอร์สุดท้ายของ { $count } แมตช์ใน 7 วันที่ผ่านมา
league-results-heading = { $league }: ผลการแข่งขัน

## Pages that editors compose

page-description = { $title } ที่ { $site }
limits-help = ความช่วยเหลือฟรีและเป็นความลับ:
favorites-script = รายการโปรดของคุณเก็บไว้ในบัญชี หากต้องการดูที่นี่ ให้เปิด JavaScript ในเบราว์เซอร์
bets-history-text = เดิมพันที่รอผลและที่สรุปผลแล้วอยู่ในสลิปเดิมพัน ที่แท็บ “เดิมพันของฉัน”
bets-history-open = เปิดเดิมพันของฉัน
bets-history-script = เดิมพันของคุณปลอดภัยดี แต่หน้านี้ต้องใช้ JavaScript จึงจะแสดงได้ เปิดใช้ในเบราว์เซอร์แล้วโหลดหน้านี้ใหม่
init-sportsbook-open = ไปที่สปอร์ตบุ๊ก
sign-in-text = เข้าสู่ระบบเพื่อวางเดิมพันและดูยอดเงินของคุณ
sign-in-open = เข้าสู่ระบบ
sign-in-script = การเข้าสู่ระบบต้องใช้ JavaScript เปิดใช้ในเบราว์เซอร์แล้วโหลดหน้านี้ใหม่
sign-up-text = เปิดบัญชีเพื่อเดิมพัน
password-new-text = ใส่อีเมลของบัญชีคุณ เราจะส่งลิงก์สำหรับตั้งรหัสผ่านใหม่ให้
password-edit-text = เปิดลิงก์ในอีเมลของเราเพื่อตั้งรหัสผ่านใหม่
confirmation-text = ใส่อีเมลของคุณ เราจะส่งลิงก์ยืนยันให้อีกครั้ง
unlock-text = ใส่อีเมลของคุณ แล้วเราจะส่งลิงก์สำหรับปลดล็อกบัญชีของคุณให้
form-script = แบบฟอร์มนี้ต้องใช้ JavaScript เปิดใช้ในเบราว์เซอร์แล้วโหลดหน้านี้ใหม่
cybersport-title = อัตราต่อรองอีสปอร์ต แยกตามเกม
cybersport-description = อัตราต่อรองเกมคอมพิวเตอร์: แมตช์ถัดไปของแต่ละเกมพร้อมตลาดทั้งหมด ทั้งแบบสดและก่อนเริ่มแข่งขัน
promotions-title = โปรโมชั่น โบนัส และฟรีเบท
promotions-description = โปรโมชั่นที่มีอยู่ในขณะนี้: โบนัส สเต็ปที่ได้บูสต์ และฟรีเบท พร้อมเงื่อนไขและวันสุดท้ายของแต่ละโปรโมชั่น
cybersport-none = ขณะนี้ไม่มีแมตช์อีสปอร์ตที่รับเดิมพัน
to-sports = ดูกีฬาทั้งหมด

## Promotions

promotions-none = ขณะนี้ไม่มีโปรโมชั่น
promotion-from = เริ่ม
promotion-until = ถึง
promotion-terms = ข้อกำหนดและเงื่อนไข
nav-right = ทางลัดข้างสลิปเดิมพัน
nav-deposit = ฝากเงิน

## Error pages

not-found-title = อุ๊ย ขออภัย เราไม่พบหน้านี้
not-found-text = หน้านี้ไม่มีอยู่ หรือแมตช์จบไปแล้ว
error-title = อุ๊ย! ขออภัย เกิดข้อผิดพลาด
error-text = โปรดกลับมาใหม่ในอีกสักครู่
error-home = ไปที่หน้าแรก
blocked-title = ขออภัย ขณะนี้เราไม่ได้ให้บริการในประเทศของคุณ
blocked-text = ใบอนุญาตของเว็บไซต์นี้ไม่ครอบคลุมประเทศที่คุณอยู่
locked-title = ไม่ได้รับอนุญาต
locked-text = ขออภัย คุณไม่ได้รับอนุญาตให้ดูหน้านี้

favourite = รายการโปรด:
favourite-match = แมตช์นี้
