### Messages of the reminders to open an account and to pay in.

remind-sign-up = חדשים כאן?
remind-sign-up-text = עם חשבון אפשר להמר, לשמור מועדפים ולעקוב אחרי ההימורים שלכם.
remind-deposit = היתרה שלכם ריקה
remind-deposit-text = הפקידו כדי לשלוח את ההימור הבא. המרו רק בכסף שאתם יכולים להרשות לעצמכם להפסיד.
remind-later = לא עכשיו
