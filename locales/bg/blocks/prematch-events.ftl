prematch-events-all = Всички мачове
