### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Введіть ел. пошту свого рахунку. Ми надішлемо посилання, щоб вибрати новий пароль.
recovery-own = Ми надішлемо посилання на { $email }.
recovery-send = Надіслати посилання
recovery-sending = Хвилинку…
recovery-sent = Якщо є рахунок з адресою { $email }, посилання вже в дорозі. Перевірте й папку «Спам».
recovery-again = Надіслати ще раз
recovery-retry = Повторити
recovery-failed = Не вдалося. Спробуйте пізніше.
recovery-edit = Виберіть новий пароль
recovery-password = Новий пароль
recovery-save = Зберегти пароль
recovery-saved = Новий пароль збережено, ви ввійшли
recovery-no-link = Посилання неповне, вже використане або застаріле. Попросіть нове.
recovery-used = Якщо ви вже переходили за ним, можна просто ввійти.
recovery-open-again = Відкрийте посилання з листа ще раз. Якщо воно не працює, попросіть нове.
recovery-new-link = Попросити нове посилання
recovery-confirm = Підтвердьте ел. пошту
recovery-confirm-text = Введіть ел. пошту. Ми надішлемо посилання для підтвердження ще раз.
recovery-confirmed = Вашу ел. пошту підтверджено. Тепер можна ввійти.
recovery-unlock = Розблокуйте рахунок
recovery-unlock-text = Після кількох неправильних паролів рахунок блокується на деякий час. Введіть ел. пошту, і ми надішлемо посилання, яке розблокує його одразу.
recovery-unlocked = Ваш рахунок розблоковано. Можна знову ввійти.
