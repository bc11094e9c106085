### How a payment ended: the alert after the platform's page has led back.

deposit-success = Депозит получен
deposit-success-text = Деньги уже на балансе.
deposit-pending = Депозит в пути
deposit-pending-text = Он появится на балансе, как только поступит. Платить ещё раз не нужно.
deposit-error = Депозит не прошёл
deposit-error-text = На баланс ничего не поступило. Попробуйте снова или оплатите другим способом.
deposit-failed = Быстрый депозит не прошёл
deposit-failed-text = Мы не знаем, прошёл ли платёж. Проверьте баланс, прежде чем платить снова.
deposit-title = Депозит
deposit-loading = Страница оплаты загружается…
deposit-new-tab = Открыть в новой вкладке
deposit-unavailable = Не удалось показать форму оплаты. Внести депозит можно на странице оплаты.
deposit-to-page = Перейти на страницу оплаты
