### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Въведете имейл адреса на профила си. Ще Ви изпратим връзка за избор на нова парола.
recovery-own = Ще изпратим връзка на { $email }.
recovery-send = Изпрати връзка
recovery-sending = Един момент…
recovery-sent = Ако има профил с { $email }, връзката е изпратена. Проверете и папката за спам.
recovery-again = Изпрати отново
recovery-retry = Опитай отново
recovery-failed = Не се получи. Моля, опитайте по-късно.
recovery-edit = Изберете нова парола
recovery-password = Нова парола
recovery-save = Запази паролата
recovery-saved = Новата парола е запазена и сте в профила си
recovery-no-link = Връзката е непълна, използвана или изтекла. Поискайте нова.
recovery-used = Ако вече сте я използвали, можете просто да влезете.
recovery-open-again = Отворете отново връзката в имейла. Ако не работи, поискайте нова.
recovery-new-link = Поискай нова връзка
recovery-confirm = Потвърдете имейла си
recovery-confirm-text = Въведете имейл адреса си. Ще Ви изпратим отново връзката за потвърждение.
recovery-confirmed = Имейл адресът Ви е потвърден. Вече можете да влезете.
recovery-unlock = Отключете профила си
recovery-unlock-text = След няколко грешни пароли профилът се заключва за известно време. Въведете имейл адреса си и ще Ви изпратим връзка, която го отключва веднага.
recovery-unlocked = Профилът Ви е отключен. Можете да влезете отново.
