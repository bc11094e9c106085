### A match that has no page yet.

young-asking = Шукаємо матч…
young-failed = Не вдалося завантажити матч
young-failed-text = Перевірте з’єднання та спробуйте ще раз.
young-retry = Повторити
young-home = Головна
young-crumbs = Ви тут
young-this-match = Цей матч
