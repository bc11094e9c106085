### Messages of the reminders to open an account and to pay in.

remind-sign-up = تازه آمده‌اید؟
remind-sign-up-text = با حساب می‌توانید شرط ببندید، علاقه‌مندی‌ها را نگه دارید و شرط‌هایتان را دنبال کنید.
remind-deposit = موجودی شما صفر است
remind-deposit-text = برای شرط بعدی واریز کنید. فقط با پولی بازی کنید که از دست دادنش برایتان مشکلی نباشد.
remind-later = اکنون نه
