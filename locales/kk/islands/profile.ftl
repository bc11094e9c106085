### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Деңгейіңізді, ұпайларыңызды және балансыңызды көру үшін кіріңіз.
profile-sign-in = Кіру
profile-name = Аты-жөні
profile-email = Эл. пошта
profile-password = Жаңа құпиясөз таңдаңыз
profile-phone = Телефон нөмірі
profile-phone-verified = Расталған
profile-phone-verify = Нөміріңізді растаңыз
profile-level = Деңгей
profile-points = Ұпайлар
profile-next = { $level } деңгейіне дейінгі ұпай: { $count }
profile-top = Сіз ең жоғары деңгейге жеттіңіз.
profile-balances = Баланстар
profile-documents = Жеке куәлік пен мекенжайды растайтын құжатты дайын ұстаңыз: алғаш рет ақша шығарар алдында олар сұралуы мүмкін.
profile-failed = Профиліңізді жүктеу мүмкін болмады.
profile-retry = Қайталау
