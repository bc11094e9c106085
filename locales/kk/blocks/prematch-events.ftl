prematch-events-all = Барлық матч
