### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Влезте, за да видите нивото, точките и балансите си.
profile-sign-in = Вход
profile-name = Име
profile-email = Имейл
profile-password = Изберете нова парола
profile-phone = Телефонен номер
profile-phone-verified = Потвърден
profile-phone-verify = Потвърдете номера си
profile-level = Ниво
profile-points = Точки
profile-next = Точки до { $level }: { $count }
profile-top = Достигнахте най-високото ниво.
profile-balances = Баланси
profile-documents = Дръжте под ръка документ за самоличност и документ за адрес: може да Ви бъдат поискани преди първото теглене.
profile-failed = Профилът Ви не можа да се зареди.
profile-retry = Опитай отново
