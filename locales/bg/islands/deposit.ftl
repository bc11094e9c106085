### How a payment ended: the alert after the platform's page has led back.

deposit-success = Депозитът е получен
deposit-success-text = Парите са в баланса Ви.
deposit-pending = Депозитът е на път
deposit-pending-text = Балансът ще го покаже, щом пристигне. Не е нужно да плащате отново.
deposit-error = Депозитът не бе успешен
deposit-error-text = Към баланса Ви не е добавено нищо. Опитайте отново или платете по друг начин.
deposit-failed = Бързият депозит не бе успешен
deposit-failed-text = Не знаем дали плащането е минало. Проверете баланса си, преди да платите отново.
deposit-title = Депозит
deposit-loading = Страницата за плащане се зарежда…
deposit-new-tab = Отвори в нов раздел
deposit-unavailable = Формата за плащане не можа да се покаже. Можете да внесете депозит от страницата за плащане.
deposit-to-page = Към страницата за плащане
