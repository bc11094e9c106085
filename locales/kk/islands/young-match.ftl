### A match that has no page yet.

young-asking = Матч ізделуде…
young-failed = Матчты жүктеу мүмкін болмады
young-failed-text = Байланысты тексеріп, қайталап көріңіз.
young-retry = Қайталау
young-home = Басты бет
young-crumbs = Сіз осындасыз
young-this-match = Осы матч
