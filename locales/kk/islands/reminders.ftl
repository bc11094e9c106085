### Messages of the reminders to open an account and to pay in.

remind-sign-up = Мұнда алғаш ретсіз бе?
remind-sign-up-text = Шот ашсаңыз, бәс тігіп, таңдаулыларды сақтап, бәстеріңізді бақылай аласыз.
remind-deposit = Балансыңыз бос
remind-deposit-text = Келесі бәсті тігу үшін салым жасаңыз. Тек жоғалтуға шамаңыз келетін ақшаға ойнаңыз.
remind-later = Қазір емес
