### Messages of the price history, loaded when it is opened.

moves-close = بند کریں
moves-none = صفحہ کھلنے کے بعد سے آڈز نہیں بدلے
moves-up = آڈز بڑھ گئے
moves-down = آڈز گھٹ گئے
moves-suspended = معطل
moves-open = دوبارہ کھلا
