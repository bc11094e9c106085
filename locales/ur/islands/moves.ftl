### Messages of the price history, loaded when it is opened.

moves-close = بند کریں
moves-none = صفحہ کھلنے کے بعد سے یہ آڈز نہیں بدلے۔
moves-none-market = صفحہ کھلنے کے بعد سے ان میں سے کوئی آڈز نہیں بدلے۔
moves-up = آڈز بڑھ گئے
moves-down = آڈز گھٹ گئے
moves-suspended = معطل
moves-open = دوبارہ کھلا
