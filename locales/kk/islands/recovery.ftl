### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Шотыңыздың эл. поштасын енгізіңіз. Жаңа құпиясөз таңдайтын сілтеме жібереміз.
recovery-own = { $email } мекенжайына сілтеме жібереміз.
recovery-send = Сілтеме жіберу
recovery-sending = Бір сәт…
recovery-sent = { $email } мекенжайымен шот болса, сілтеме жіберілді. Спам қалтасын да қараңыз.
recovery-again = Қайта жіберу
recovery-retry = Қайталау
recovery-failed = Болмады. Кейінірек қайталап көріңіз.
recovery-edit = Жаңа құпиясөз таңдаңыз
recovery-password = Жаңа құпиясөз
recovery-save = Құпиясөзді сақтау
recovery-saved = Жаңа құпиясөз сақталды, сіз кірдіңіз
recovery-no-link = Сілтеме толық емес, қолданылған немесе мерзімі өткен. Жаңасын сұраңыз.
recovery-used = Оны бұрын қолданған болсаңыз, жай ғана кіре аласыз.
recovery-open-again = Хаттағы сілтемені қайта ашыңыз. Ол жұмыс істемесе, жаңасын сұраңыз.
recovery-new-link = Жаңа сілтеме сұрау
recovery-confirm = Эл. поштаңызды растаңыз
recovery-confirm-text = Эл. пошта мекенжайын енгізіңіз. Растау сілтемесін қайта жібереміз.
recovery-confirmed = Эл. поштаңыз расталды. Енді кіре аласыз.
recovery-unlock = Шотыңызды бұғаттан шығарыңыз
recovery-unlock-text = Құпиясөз бірнеше рет қате енгізілсе, шот біраз уақытқа бұғатталады. Эл. пошта мекенжайын енгізіңіз, біз оны бірден ашатын сілтеме жібереміз.
recovery-unlocked = Шотыңыз бұғаттан шығарылды. Қайта кіре аласыз.
