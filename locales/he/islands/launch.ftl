### Horse racing and lotteries.

launch-text = כאן נפתח העמוד של השותף שלנו. היכנסו כדי לשחק עם היתרה שלכם.
launch-open = פתיחה
launch-closed = סגור כרגע. כל ענפי הספורט פתוחים להימורים.
launch-failed = פתיחת העמוד נכשלה. בדקו את החיבור ונסו שוב.
launch-tab = פתיחה בלשונית חדשה
