### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = אימות מספר הטלפון
phone-text = נשלח אליכם קוד בהודעת SMS.
phone-country = קידומת מדינה
phone-country-missing = בחרו את המדינה של המספר.
phone-number = מספר טלפון
phone-number-missing = הזינו מספר טלפון.
phone-number-invalid = זה לא מספר טלפון. בדקו את הספרות ואת המדינה.
phone-send = שליחת קוד
phone-sending = רק רגע…
phone-sent = שלחנו קוד אל { $number }.
phone-code = קוד
phone-code-missing = הזינו את הקוד מהודעת ה־SMS.
phone-code-invalid = בקוד יש { $count } ספרות.
phone-verify = אימות
phone-again = שליחת קוד נוסף
phone-change = שימוש במספר אחר
phone-limit = כרגע אי אפשר לשלוח עוד קודים. נסו שוב בעוד 24 שעות.
phone-is-verified = המספר { $number } מאומת.
phone-verified = מספר הטלפון אומת
phone-failed = זה לא הצליח. נסו שוב מאוחר יותר.
