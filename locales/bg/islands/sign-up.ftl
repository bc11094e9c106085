### Messages of the form that opens an account.

join-first-name = Име
join-last-name = Фамилия
join-country = Държава на пребиваване
join-currency = Валута
join-terms = Навършил(а) съм 18 години и приемам { $rules }.
join-rules = правилата
join-missing = Попълнете това поле.
join-terms-missing = За да отворите профил, потвърдете възрастта си и приемете правилата.
join-sent = Още една стъпка: изпратихме връзка на { $email }. Отворете я, за да потвърдите адреса, и след това влезте.
join-welcome = Добре дошли! Профилът Ви е отворен и сте влезли
join-closed = В момента не могат да се откриват нови профили.
join-blocked = От Вашата държава не могат да се откриват профили.
join-sign-in = Вече имам профил
join-complete = Първо няколко данни
join-complete-text = Нужни са ни само веднъж, преди да внесете депозит.
join-date-of-birth = Дата на раждане
join-date-of-birth-invalid = Въведете пълна дата в миналото.
join-address = Улица и номер
join-city = Град или село
join-postal-code = Пощенски код
join-save = Запази и продължи
join-saved = Данните Ви са запазени
join-terms-changed = Правилата ни се промениха
join-terms-read = За да продължите, прочетете и приемете { $rules }.
join-terms-accept = Приемам
