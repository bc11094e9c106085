### Messages of the price history, loaded when it is opened.

moves-close = סגירה
moves-none = היחס הזה לא זז מאז פתיחת הדף.
moves-none-market = אף אחד מהיחסים האלה לא זז מאז פתיחת הדף.
moves-up = היחס עלה
moves-down = היחס ירד
moves-suspended = מושהה
moves-open = נפתח מחדש
