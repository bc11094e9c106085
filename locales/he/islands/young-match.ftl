### A match that has no page yet.

young-asking = מחפשים את המשחק…
young-failed = טעינת המשחק נכשלה
young-failed-text = בדקו את החיבור ונסו שוב.
young-retry = ניסיון נוסף
young-home = ראשי
young-crumbs = אתם כאן
young-this-match = המשחק הזה
