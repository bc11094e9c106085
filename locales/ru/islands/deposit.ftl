### How a payment ended: the alert after the platform's page has led back.

deposit-success = Депозит получен
deposit-success-text = Деньги уже на балансе.
deposit-pending = Депозит в пути
deposit-pending-text = Он появится на балансе, как только поступит. Платить ещё раз не нужно.
deposit-error = Депозит не прошёл
deposit-error-text = На баланс ничего не поступило. Попробуйте снова или оплатите другим способом.
deposit-failed = Депозит не подтверждён
deposit-failed-text = Мы не знаем, прошёл ли платёж. Проверьте баланс, прежде чем платить снова.
deposit-title = Депозит
deposit-loading = Страница оплаты загружается…
deposit-new-tab = Открыть в новой вкладке
deposit-unavailable = Не удалось показать форму оплаты. Внести депозит можно на странице оплаты.
deposit-to-page = Перейти на страницу оплаты
deposit-notice-method_unavailable = Этот способ оплаты недоступен
deposit-notice-method_unavailable-text = Оплатите другим способом или попробуйте позже.
deposit-notice-three_ds_needed = Ваш банк хочет убедиться, что это вы
deposit-notice-three_ds_needed-text = Подтвердите платёж в приложении или на странице своего банка.
deposit-notice-processing_delayed = Платёж идёт дольше обычного
deposit-notice-processing_delayed-text = Он появится на балансе, как только поступит. Платить ещё раз не нужно.
deposit-notice-card_saved = Карта сохранена
deposit-notice-card_saved-text = Её можно выбрать при следующем депозите.
deposit-notice-success = Платёж продвинулся на шаг
deposit-notice-warning = Есть примечание к вашему платежу
deposit-notice-danger = С вашим платежом возникла проблема
deposit-notice-text = Прежде чем продолжить, посмотрите, что сказано в форме оплаты.
