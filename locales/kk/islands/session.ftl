### Session.

session-sign-in = Кіру
session-title = Кіру
session-to-place = Бәс тігу үшін кіріңіз. Таңдауларыңыз бен сома сақталады.
session-expired = Сеанс аяқталды. Қайта кіріңіз.
session-email = Эл. пошта
session-password = Құпиясөз
session-show-password = Көрсету
session-hide-password = Жасыру
session-submit = Кіру
session-busy = Кіру орындалуда…
session-close = Жабу
session-forgot = Құпиясөзді ұмыттыңыз ба?
session-join = Тіркелу
session-resend = Сілтемені қайта жіберу
session-email-missing = Эл. пошта мекенжайын енгізіңіз.
session-email-invalid = Толық эл. пошта мекенжайын енгізіңіз, мысалы name@example.com.
session-password-missing = Құпиясөзді енгізіңіз.
session-invalid = Эл. пошта немесе құпиясөз қате. Екеуін де тексеріп, қайталап көріңіз.
session-unanswered = Жауап келмеді. Байланысты тексеріп, қайталап көріңіз.
session-failed = Кіру мүмкін болмады. Кейінірек қайталап көріңіз.
session-account = Аккаунт және баланс
session-signed-in-as = Кірген пайдаланушы:
session-limits = Менің лимиттерім
session-sign-out = Шығу
session-signed-out = Сіз шықтыңыз
session-sign-out-failed = Шығу мүмкін болмады. Қайталап көріңіз.
