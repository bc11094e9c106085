### Messages of the player's passkeys, in the profile.

passkeys-title = Кіру кілттері
passkeys-text = Құпиясөздің орнына саусақ ізімен, бетпен немесе экран құлпымен кіріңіз.
passkeys-none = Әзірге кіру кілттеріңіз жоқ.
passkeys-one = Кіру кілті
passkeys-added = Қосылған күні: { $moment }
passkeys-used = Соңғы рет пайдаланылған күні: { $moment }
passkeys-unused = Әлі пайдаланылмаған
passkeys-add = Кіру кілтін қосу
passkeys-password = Кіру кілтін қосу үшін құпиясөзді енгізіңіз.
passkeys-saved = Кіру кілті қосылды
passkeys-remove = Жою
passkeys-sure = Бұл кіру кілтін жою керек пе?
passkeys-sure-text = Бұдан кейін онымен кіре алмайсыз. Оны құрылғыңыздан да жойыңыз.
passkeys-removed = Кіру кілті жойылды
passkeys-cancel = Бас тарту
passkeys-known = Бұл құрылғыда шотыңыздың кіру кілті бар.
passkeys-unfit = Бұл құрылғы немесе браузер кіру кілтін жасай алмайды.
