### Messages of the form that opens an account.

join-first-name = Аты
join-last-name = Тегі
join-country = Тұратын елі
join-currency = Валюта
join-terms = Маған 18 жас толды және { $rules } қабылдаймын.
join-rules = ережелерді
join-missing = Осы өрісті толтырыңыз.
join-terms-missing = Шот ашу үшін жасыңызды растап, ережелерді қабылдаңыз.
join-sent = Тағы бір қадам: { $email } мекенжайына сілтеме жібердік. Мекенжайды растау үшін оны ашып, кейін кіріңіз.
join-welcome = Қош келдіңіз! Шотыңыз ашылды, сіз кірдіңіз
join-closed = Қазір жаңа шот ашуға болмайды.
join-blocked = Сіздің еліңізден шот ашуға болмайды.
join-sign-in = Менің шотым бар
join-complete = Алдымен бірнеше дерек
join-complete-text = Олар салым жасамас бұрын бір рет қана керек.
join-date-of-birth = Туған күні
join-date-of-birth-invalid = Өткен уақыттағы толық күнді енгізіңіз.
join-address = Көше мен үй нөмірі
join-city = Қала немесе ауыл
join-postal-code = Пошта индексі
join-save = Сақтап, жалғастыру
join-saved = Деректеріңіз сақталды
join-terms-changed = Ережелеріміз өзгерді
join-terms-read = Жалғастыру үшін { $rules } оқып, қабылдаңыз.
join-terms-accept = Қабылдаймын
