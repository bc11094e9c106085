### A match that has no page yet.

young-asking = Ищем матч…
young-failed = Не удалось загрузить матч
young-failed-text = Проверьте подключение и попробуйте снова.
young-retry = Повторить
young-home = Главная
young-crumbs = Вы здесь
young-this-match = Этот матч
