### Messages of the reminders to open an account and to pay in.

remind-sign-up = پہلی بار آئے ہیں؟
remind-sign-up-text = اکاؤنٹ سے آپ شرطیں لگا سکتے ہیں، پسندیدہ محفوظ کر سکتے ہیں اور اپنی شرطوں پر نظر رکھ سکتے ہیں۔
remind-deposit = آپ کا بیلنس خالی ہے
remind-deposit-text = اگلی شرط لگانے کے لیے ڈپازٹ کریں۔ صرف اتنی رقم لگائیں جسے ہارنے کی آپ استطاعت رکھتے ہوں۔
remind-later = ابھی نہیں
