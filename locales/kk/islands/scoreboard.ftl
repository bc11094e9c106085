### Scoreboard.

scoreboard-live = Live
scoreboard-starts = Басталуы
scoreboard-finished = Соңғы есеп
scoreboard-score = Есеп
scoreboard-serving = Доп береді
scoreboard-total = Е
scoreboard-closed = Қабылдау жабық
scoreboard-postponed = Кейінге қалдырылды
scoreboard-rescheduled = Жаңа күні
scoreboard-called-off = Болмайды
scoreboard-half-time = Үзіліс
scoreboard-pause = Үзіліс
scoreboard-overtime = ҚУ
scoreboard-red-cards = Қызыл қағаздар
scoreboard-suspended = Тоқтатылған
scoreboard-why-goal = гол
scoreboard-why-card = қағаз
scoreboard-why-penalty = пенальти
scoreboard-why-review = бейнеқарау
scoreboard-why-break = брейк
scoreboard-why-stopped = ойын тоқтады
scoreboard-why-provider = дерек жоқ
