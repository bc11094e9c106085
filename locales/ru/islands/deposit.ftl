### How a payment ended: the alert after the platform's page has led back.

deposit-success = Депозит получен
deposit-success-text = Деньги уже на балансе.
deposit-pending = Депозит в пути
deposit-pending-text = Он появится на балансе, как только поступит. Платить ещё раз не нужно.
deposit-error = Депозит не прошёл
deposit-error-text = На баланс ничего не поступило. Попробуйте снова или оплатите другим способом.
deposit-title = Депозит
deposit-loading = Страница оплаты загружается…
deposit-new-tab = Открыть в новой вкладке
