live-events-all = Всички мачове на живо
