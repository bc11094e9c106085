### How a payment ended: the alert after the platform's page has led back.

deposit-success = Депозит отримано
deposit-success-text = Гроші вже на балансі.
deposit-pending = Депозит у дорозі
deposit-pending-text = Він з’явиться на балансі, щойно надійде. Платити ще раз не потрібно.
deposit-error = Депозит не пройшов
deposit-error-text = На баланс нічого не надійшло. Спробуйте ще раз або заплатіть іншим способом.
deposit-failed = Швидкий депозит не пройшов
deposit-failed-text = Ми не знаємо, чи пройшов платіж. Перевірте баланс, перш ніж платити знову.
deposit-title = Депозит
deposit-loading = Сторінка оплати завантажується…
deposit-new-tab = Відкрити в новій вкладці
deposit-unavailable = Не вдалося показати форму оплати. Внести депозит можна на сторінці оплати.
deposit-to-page = Перейти на сторінку оплати
