### A match that has no page yet.

young-asking = Търсим мача…
young-failed = Мачът не се зареди
young-failed-text = Проверете връзката и опитайте отново.
young-retry = Опитай отново
young-home = Начало
young-crumbs = Вие сте тук
young-this-match = Този мач
