### How a payment ended: the alert after the platform's page has led back.

deposit-success = Депозитът е получен
deposit-success-text = Парите са в баланса Ви.
deposit-pending = Депозитът е на път
deposit-pending-text = Балансът ще го покаже, щом пристигне. Не е нужно да плащате отново.
deposit-error = Депозитът не бе успешен
deposit-error-text = Към баланса Ви не е добавено нищо. Опитайте отново или платете по друг начин.
deposit-failed = Депозитът не е потвърден
deposit-failed-text = Не знаем дали плащането е минало. Проверете баланса си, преди да платите отново.
deposit-title = Депозит
deposit-loading = Страницата за плащане се зарежда…
deposit-new-tab = Отвори в нов раздел
deposit-unavailable = Формата за плащане не можа да се покаже. Можете да внесете депозит от страницата за плащане.
deposit-to-page = Към страницата за плащане
deposit-notice-method_unavailable = Този начин на плащане не е наличен
deposit-notice-method_unavailable-text = Платете по друг начин или опитайте отново по-късно.
deposit-notice-three_ds_needed = Банката Ви иска да провери, че сте Вие
deposit-notice-three_ds_needed-text = Потвърдете плащането в приложението на банката си или на нейната страница.
deposit-notice-processing_delayed = Плащането отнема повече време от обикновено
deposit-notice-processing_delayed-text = Балансът ще го покаже, щом пристигне. Не е нужно да плащате отново.
deposit-notice-card_saved = Картата е запазена
deposit-notice-card_saved-text = Можете да я изберете за следващия си депозит.
deposit-notice-success = Плащането е с една стъпка напред
deposit-notice-warning = Има бележка за плащането Ви
deposit-notice-danger = Има проблем с плащането Ви
deposit-notice-text = Вижте какво пише във формата за плащане, преди да продължите.
