### Messages of the form that opens an account.

join-first-name = Ім’я
join-last-name = Прізвище
join-country = Країна проживання
join-currency = Валюта
join-terms = Мені виповнилося 18 років, і я приймаю { $rules }.
join-rules = правила
join-missing = Заповніть це поле.
join-terms-missing = Щоб відкрити рахунок, підтвердьте вік і прийміть правила.
join-sent = Ще один крок: ми надіслали посилання на { $email }. Відкрийте його, щоб підтвердити адресу, а потім увійдіть.
join-welcome = Ласкаво просимо! Рахунок відкрито, ви ввійшли
join-closed = Зараз нові рахунки не відкриваються.
join-blocked = З вашої країни відкрити рахунок не можна.
join-sign-in = У мене вже є рахунок
join-complete = Спершу кілька даних
join-complete-text = Вони потрібні один раз, перед першим депозитом.
join-date-of-birth = Дата народження
join-date-of-birth-invalid = Введіть повну дату в минулому.
join-address = Вулиця та будинок
join-city = Місто
join-postal-code = Поштовий індекс
join-save = Зберегти й продовжити
join-saved = Дані збережено
join-terms-changed = Наші правила змінилися
join-terms-read = Щоб продовжити, прочитайте та прийміть { $rules }.
join-terms-accept = Приймаю
