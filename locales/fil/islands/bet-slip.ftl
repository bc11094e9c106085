### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = Bet slip
slip-tab-slip = Bet slip
slip-tab-bets = Mga taya ko
slip-close = Isara ang bet slip
slip-empty-title = Walang laman ang bet slip mo
slip-empty-text = Mag-tap ng odds para idagdag dito.
slip-quick-bet = Quick bet
slip-code = May code ka?
slip-code-open = Buksan

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } pick
   *[other] { $count } na pick
}
slip-selections-label = Mga pick
slip-remove = Alisin: { $name }
slip-clear = Alisin lahat
slip-emptied = Wala nang laman ang slip
slip-undo = I-undo
slip-price-moved = { $from } → { $to } mula nang idagdag mo
slip-price-changed = Nagbago ang odds: { $from } → { $to }
slip-moves = Galaw ng odds sa pagbisitang ito
slip-suspended = Suspendido: walang taya sa ngayon
slip-suspended-provider = Suspendido: walang datos
slip-unavailable = Hindi na inaalok
slip-live = Live
slip-bar-open = Bet slip
slip-bar-singles = { $count ->
    [one] { $count } single
   *[other] { $count } na single
}
slip-bar-no-stake = Wala pang halaga
slip-bar-remove = Mag-alis ng pick para magpatuloy
slip-conflict-here-same_match = Hindi maisasama sa ibang pick mula sa parehong laban
slip-conflict-here-outright = Hindi maisasama sa ibang pick sa parehong kompetisyon
slip-conflict-here-mixed_providers = Hindi maisasama sa ibang mga pick
slip-conflict-here-system_provider = Hindi tinatanggap sa system bet
slip-conflict-here-custom_bet_match = Hindi mula sa laban ng bet builder
slip-conflict-here-custom_bet_alone = Hindi maitataya kasama ng bet builder

## Bet slip: the bet

slip-stake = Halaga ng taya
slip-stake-currency = Halaga ng taya ({ $currency })
slip-quick-add = Ilagay ang { $amount }
slip-quick-amounts = Mga mabilisang halaga
slip-odds = Kabuuang odds
slip-return = Posibleng payout
slip-types = Uri ng taya
slip-join = Gawing bet builder · { $odds }
slip-join-asking = Naghahanap ng bet builder…
slip-refusal-no_system_type = { $count ->
    [one] Walang system para sa { $count } pick.
   *[other] Walang system para sa { $count } na pick.
}
slip-refusal-multi_single_unavailable = Hindi maitataya ang mga pick na ito bilang ilang single.
slip-system = System
slip-system-option = { $win } sa { $total } · { $count ->
    [one] { $count } kombinasyon
   *[other] { $count } na kombinasyon
}
slip-return-currency = Payout ({ $currency })
slip-by-return = Ayon sa payout
slip-by-stake = Ayon sa taya
slip-line-stake = Taya bawat kombinasyon
slip-stake-freebet = Freebet
slip-max = Max
slip-max-label = Itaya ang maximum
slip-max-failed = Hindi ma-load ang maximum na halaga. Subukan ulit.
slip-total-stake = Kabuuang taya
slip-lines-of = { $count ->
    [one] { $count } kombinasyon × { $amount }
   *[other] { $count } na kombinasyon × { $amount }
}
slip-boosted-odds = Pinataas na odds

## Bet slip: why placing is blocked

slip-stake-empty = Ilagay ang halaga ng taya.
slip-stake-negative = Hindi puwedeng negatibo ang halaga ng taya.
slip-stake-exponent = Ilagay nang buo ang halaga, gaya ng 1000.
slip-stake-not_a_number = Ilagay ang halaga sa numero, gaya ng { $example }.
slip-stake-too_precise = { $decimals ->
    [0] Walang decimal ang { $currency }. Maglagay ng buong halaga.
    [one] Hanggang { $decimals } decimal lang ang halaga sa { $currency }.
   *[other] Hanggang { $decimals } na decimal lang ang halaga sa { $currency }.
}
slip-stake-too_large = Masyadong malaki ang halagang ito.
slip-stake-not-positive = Dapat higit sa zero ang halaga ng taya.
slip-stake-below-min = Ang minimum na taya ay { $amount }.
slip-stake-above-max = Ang maximum na taya ay { $amount }.
slip-stake-own-limit = Sa sarili mong limitasyon, { $amount } pa ang maitataya mo.
slip-stake-own-limit-until = Sa sarili mong limitasyon, { $amount } pa ang maitataya mo. Magre-reset: { $moment }.
slip-stake-above-balance = Ang balanse mo ay { $amount }. Babaan ang taya.
slip-balance-empty = Ang balanse mo ay { $amount }.
slip-currency-unlisted = Hindi makakataya rito gamit ang { $currency }.
slip-deposit = Deposito
slip-blocked-suspended = { $count ->
    [one] Suspendido ang { $count } pick. Hintaying magbukas ulit, o alisin.
   *[other] Suspendido ang { $count } na pick. Hintaying magbukas ulit, o alisin.
}
slip-changed = { $count ->
    [one] Nagbago ang odds ng { $count } pick. Suriin bago magpatuloy.
   *[other] Nagbago ang odds ng { $count } na pick. Suriin bago magpatuloy.
}
slip-gone = { $count ->
    [one] Hindi na inaalok ang { $count } pick.
   *[other] Hindi na inaalok ang { $count } na pick.
}
slip-conflict-same_match = Dalawa sa mga pick mo ay mula sa iisang laban. Alisin ang isa para magpatuloy.
slip-conflict-outright = Dalawa sa mga pick mo ay sa iisang kompetisyon. Alisin ang isa para magpatuloy.
slip-conflict-joinable = Dalawa sa mga pick mo ay mula sa iisang laban. Gawing bet builder, o alisin ang isa.
slip-conflict-mixed_providers = Hindi mapagsasama sa isang taya ang mga pick na ito. Alisin ang isa para magpatuloy.
slip-conflict-system_provider = Hindi tinatanggap sa system bet ang ilan sa mga pick na ito. Alisin ang mga ito o pumili ng ibang uri.
slip-conflict-custom_bet_match = Mga pick mula sa isang laban lang ang pinagsasama ng bet builder. Alisin ang iba para magpatuloy.
slip-conflict-custom_bet_alone = Mag-isang itinataya ang bet builder. Alisin ang ibang pick para magpatuloy.
slip-custom-disabled = Hindi tinatanggap ang bet builder sa ngayon.
slip-custom-too-short = Kailangan ng bet builder ng hindi bababa sa dalawang pick.
slip-custom-odds-missing = Kinukuha ang odds ng bet builder na ito.
slip-custom-changed = Nagbago ang odds ng bet builder mo. Suriin bago magpatuloy.
slip-return-too-small = Hindi maaaring lumampas sa taya ang payout nito.
slip-freebet-pending = Tinitingnan kung akma ang freebet mo sa tayang ito. Puwede ka ring maglagay ng sarili mong halaga.

## Bet slip: the button

slip-accept = Tanggapin ang bago
slip-accept-remove = { $count ->
    [one] Tanggapin ang bago at alisin ang { $count }
   *[other] Tanggapin ang bago at alisin ang { $count }
}
slip-accept-only-remove = { $count ->
    [one] Alisin ang { $count } pick
   *[other] Alisin ang { $count } na pick
}
slip-sign-in = Mag-log in para tumaya
slip-offline = Walang koneksyon
slip-place = { $count ->
    [1] Tumaya · { $amount }
    [one] Ilagay ang { $count } taya · { $amount }
   *[other] Ilagay ang { $count } na taya · { $amount }
}
slip-place-freebet = { $count ->
    [1] Ilagay ang freebet · { $amount }
    [one] Ilagay ang { $count } freebet · { $amount }
   *[other] Ilagay ang { $count } na freebet · { $amount }
}
slip-place-both = { $count ->
    [1] Tumaya · { $amount } at freebet { $free }
    [one] Ilagay ang { $count } taya · { $amount } at freebet { $free }
   *[other] Ilagay ang { $count } na taya · { $amount } at freebet { $free }
}
slip-place-empty = { $count ->
    [1] Tumaya
    [one] Ilagay ang { $count } taya
   *[other] Ilagay ang { $count } na taya
}
slip-placing = { $count ->
    [1] Inilalagay ang taya mo…
    [one] Inilalagay ang { $count } taya mo…
   *[other] Inilalagay ang { $count } na taya mo…
}

## Bet slip: results of placing

slip-error-invalid-odds = Nagbago ang odds habang inilalagay ang taya. Suriin ang bagong odds at tumaya ulit.
slip-error-invalid-custom-odds = Nagbago ang odds ng bet builder na ito. Suriin ang bagong odds at tumaya ulit.
slip-error-suspended = May pick na nasuspinde habang inilalagay ang taya. Hindi nailagay ang taya.
slip-error-funds = Kulang ang balanse mo para sa halagang ito. Hindi nailagay ang taya.
slip-error-stake = Hindi tinatanggap ang halagang ito. Hindi nailagay ang taya.
slip-error-not-placed = Hindi nailagay ang taya, at walang ibinawas sa balanse mo. Puwede kang tumaya ulit.
slip-error-maybe-placed = Hindi namin matiyak kung nailagay ang taya: higit sa isa sa mga taya mo ang katulad nito. Tingnan sa “Mga taya ko” bago mo ito ilagay ulit.
slip-other-player = Ibang user ang naka-log in
slip-other-player-text = Walang tayang nailagay. Suriin ang account sa itaas ng page, saka ilagay ulit ang taya.
slip-error-default = Hindi nailagay ang taya. Pakisubukan ulit.
slip-unanswered-title = Hindi pa namin alam kung nailagay ang taya mo
slip-unanswered-text = Walang sagot. Hinahanap namin ang taya mo para hindi ito mailagay nang dalawang beses. Puwede itong tumagal nang hanggang { $seconds } segundo.
slip-unanswered-waiting = Hindi mahanap ang taya mo. Suriin ang koneksyon mo, saka hanapin ulit.
slip-unanswered-looking = Hinahanap ang taya mo…
slip-unanswered-look = Hanapin ulit
slip-receipt-lost-text = Nawala ang sagot sa daan, pero natanggap namin ang taya mo, isang beses lang.
slip-receipt-ref = Reference
slip-keep = Panatilihin
slip-done = Tapos
slip-error-municipality = Walang munisipyo sa profile mo. Idagdag ito, saka tumaya ulit.
slip-error-win-too-small = Sa odds na ito, hindi maaaring lumampas sa taya ang payout. Hindi ito nailagay.
slip-error-elsewhere = May tayang inilalagay sa ibang tab. Hintayin iyon, saka ilagay ulit ang isang ito.
slip-receipt-placed = { $count ->
    [1] Nailagay ang taya
    [one] Nailagay ang { $count } taya
   *[other] Nailagay ang { $count } na taya
}
slip-receipt-placed-text = { $count ->
    [1] Nasa “Mga taya ko” ito.
    [one] Nasa “Mga taya ko” ang mga ito.
   *[other] Nasa “Mga taya ko” ang mga ito.
}
slip-receipt-checking = { $count ->
    [1] Natanggap ang taya, sinusuri pa
    [one] Natanggap ang { $count } taya, sinusuri pa
   *[other] Natanggap ang { $count } na taya, sinusuri pa
}
slip-receipt-checking-text = Hindi pa nailalagay. Lalabas ang desisyon dito at sa “Mga taya ko”, kadalasan sa loob ng ilang segundo.
slip-receipt-review = { $count ->
    [1] Natanggap ang taya, sinusuri pa
    [one] Natanggap ang { $count } taya, sinusuri pa
   *[other] Natanggap ang { $count } na taya, sinusuri pa
}
slip-receipt-review-text = Hindi pa nailalagay. Susuriin muna ito ng trader; lalabas ang desisyon dito at sa “Mga taya ko”.
slip-receipt-rejected = Hindi tinanggap ang taya
slip-receipt-rejected-text = Nagbago ang odds o ang market bago tinanggap ang taya. Bumalik na sa balanse mo ang halaga ng taya.
slip-receipt-missing = { $count ->
    [one] Hindi nailagay ang { $count } taya; walang ibinawas para dito.
   *[other] Hindi nailagay ang { $count } na taya; walang ibinawas para dito.
}
slip-receipt-moved = Tinanggap sa nagbagong odds, ayon sa settings mo.
slip-placed-view = Tingnan
slip-placed-close = Isara ang mensaheng ito

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = Walang bonus
slip-bonus-comboboost = Parlay boost
slip-boost-next = { $count ->
    [one] { $boost } sa { $count } pang pick na may odds na { $odds } o higit pa
   *[other] { $boost } sa { $count } pang pick na may odds na { $odds } o higit pa
}
slip-bonus-freebet = Freebet
slip-bonus-freebet_only_win = Freebet, panalunan lang
slip-bonus-freebet_all_win = Freebet, taya at panalunan
slip-bonus-freebet_no_risk = Balik-taya bilang freebet
slip-bonus-hunting = Hunt
slip-bonus-tournament = Tournament
slip-bonus-lootbox = Lootbox
slip-bonus-about-comboboost = Pinatataas ang odds ng parlay na ito.
slip-bonus-about-freebet = Sagot namin ang taya. Kapag nanalo, makukuha mo ang panalunan nang hindi kasama ang taya.
slip-bonus-about-freebet_only_win = Sagot namin ang taya. Kapag nanalo, makukuha mo ang panalunan nang hindi kasama ang taya.
slip-bonus-about-freebet_all_win = Sagot namin ang taya. Kapag nanalo, makukuha mo ang taya at ang panalunan.
slip-bonus-about-freebet_no_risk = Ikaw ang magbabayad ng taya. Kapag natalo, babalik ang taya mo bilang freebet.
slip-bonus-about-hunting = May puntos ang tayang ito sa hunt mo.
slip-bonus-about-tournament = May puntos ang tayang ito sa tournament mo.
slip-bonus-about-lootbox = May puntos ang tayang ito para sa lootbox mo.

## Bet slip: quick bet

slip-quick-bet-stake = Quick bet
slip-quick-bet-ready = Naka-on: isang tap sa odds, taya agad ng { $amount }.
slip-quick-bet-not-approved = Maglagay ng halaga at i-on ang quick bet; hanggang doon, mapupunta sa slip mo ang odds.
slip-quick-bet-approve = I-on ang quick bet · { $amount }
slip-quick-bet-approve-empty = Maglagay ng halaga
slip-quick-bet-placing = Inilalagay ang { $amount } sa { $name }, odds { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Nailagay ang quick bet
slip-quick-bet-checking = Natanggap ang quick bet, sinusuri pa
slip-quick-bet-review = Natanggap ang quick bet, sinusuri pa
slip-quick-bet-rejected = Hindi tinanggap ang quick bet
slip-quick-bet-error = Hindi nailagay ang quick bet
slip-quick-bet-text = { $event } · { $market }: { $name }, odds { $odds } · { $amount }
slip-quick-bet-on = Naka-on ang quick bet · { $amount }
slip-quick-bet-off = I-off
slip-quick-bet-idle = Naka-off ang quick bet
slip-quick-bet-idle-text = Wala kang quick bet sa loob ng { $minutes } minuto. Puwede mo itong i-on ulit sa slip.

## Bet slip: sharing

slip-share-converted = Na-convert ang shared na taya: { $from } → { $to }.
slip-code-loading = Binubuksan ang shared na taya…
slip-code-not_found = Walang nahanap na taya. Suriin ang code.
slip-code-nothing_left = Wala nang inaalok sa tayang ito. Sumubok ng ibang taya.
slip-code-later = Hindi mabuksan ang shared na taya. Subukan ulit mamaya.
slip-code-close = Isara
slip-code-ask = { $count ->
    [one] May { $count } pick ang shared na taya, at may laman ang slip mo. Idagdag, o palitan ang slip mo?
   *[other] May { $count } na pick ang shared na taya, at may laman ang slip mo. Idagdag, o palitan ang slip mo?
}
slip-code-answer-add = Idagdag sa slip ko
slip-code-answer-replace = Palitan ang slip ko
slip-code-answer-cancel = Hayaan na lang

## Bet slip: settings

slip-settings = Settings ng slip
slip-accept-mode = Kung magbago ang odds habang tumataya
slip-accept-mode-none = Itanong sa akin ang bawat pagbabago
slip-accept-mode-higher = Tanggapin ang mas mataas, itanong ang mas mababa
slip-accept-mode-any = Tanggapin ang bawat pagbabago
slip-quick-own = Mga mabilisang halaga mo ({ $currency })
slip-quick-own-field = Mabilisang halaga { $number }
slip-quick-save = I-save ang mga halaga
slip-quick-saved = Na-save ang mga halaga mo.
slip-quick-invalid = Ilagay ang bawat halaga sa numero at higit sa zero, o iwanang blangko.
slip-settings-failed = Hindi ma-save ang settings mo. Pakisubukan ulit.
slip-odds-format = Format ng odds
slip-odds-format-european = Decimal
slip-odds-format-british = Fractional
slip-odds-format-american = American
slip-odds-format-hongkong = Hong Kong
slip-odds-format-malaysian = Malay
slip-odds-format-indonesian = Indonesian
