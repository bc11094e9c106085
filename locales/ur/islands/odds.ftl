### Prices and markets.

odds-live = لائیو
odds-suspended = معطل
odds-gone = اب دستیاب نہیں
odds-closed = شرطیں بند
odds-postponed = ملتوی
odds-rescheduled = نئی تاریخ
odds-called-off = منسوخ
odds-as-of = آڈز کا وقت:
odds-all-lines = تمام لائنیں
odds-more = مزید مارکیٹس
odds-all-markets = سب
odds-search = مارکیٹ تلاش کریں
odds-no-prices = ابھی آڈز نہیں
odds-up = آڈز بڑھ گئے
odds-down = آڈز گھٹ گئے
odds-finished = حتمی اسکور
odds-builder = بیٹ بلڈر
odds-builder-text = اس میچ کے انتخاب ایک شرط میں ملائیں
odds-over = ختم
odds-no-market = مارکیٹ بند
odds-nothing-found = کوئی مارکیٹ نہیں ملی
odds-half-time = ہاف ٹائم
odds-pause = وقفہ
odds-moves = اس وزٹ میں آڈز کی تبدیلیاں
odds-no-data = ڈیٹا نہیں
odds-favourite = پسندیدہ:
