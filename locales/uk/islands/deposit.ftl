### How a payment ended: the alert after the platform's page has led back.

deposit-success = Депозит отримано
deposit-success-text = Гроші вже на балансі.
deposit-pending = Депозит у дорозі
deposit-pending-text = Він з’явиться на балансі, щойно надійде. Платити ще раз не потрібно.
deposit-error = Депозит не пройшов
deposit-error-text = На баланс нічого не надійшло. Спробуйте ще раз або заплатіть іншим способом.
deposit-failed = Депозит не підтверджено
deposit-failed-text = Ми не знаємо, чи пройшов платіж. Перевірте баланс, перш ніж платити знову.
deposit-title = Депозит
deposit-loading = Сторінка оплати завантажується…
deposit-new-tab = Відкрити в новій вкладці
deposit-unavailable = Не вдалося показати форму оплати. Внести депозит можна на сторінці оплати.
deposit-to-page = Перейти на сторінку оплати
deposit-notice-method_unavailable = Цей спосіб оплати недоступний
deposit-notice-method_unavailable-text = Заплатіть іншим способом або спробуйте пізніше.
deposit-notice-three_ds_needed = Ваш банк хоче переконатися, що це ви
deposit-notice-three_ds_needed-text = Підтвердьте платіж у застосунку або на сторінці свого банку.
deposit-notice-processing_delayed = Платіж триває довше, ніж зазвичай
deposit-notice-processing_delayed-text = Він з’явиться на балансі, щойно надійде. Платити ще раз не потрібно.
deposit-notice-card_saved = Картку збережено
deposit-notice-card_saved-text = Її можна вибрати під час наступного депозиту.
deposit-notice-success = Платіж просунувся на крок
deposit-notice-warning = Є примітка до вашого платежу
deposit-notice-danger = З вашим платежем виникла проблема
deposit-notice-text = Перш ніж продовжити, подивіться, що сказано у формі оплати.
