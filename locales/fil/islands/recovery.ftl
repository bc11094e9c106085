### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Ilagay ang email address ng account mo. Padadalhan ka namin ng link para pumili ng bagong password.
recovery-own = Magpapadala kami ng link sa { $email }.
recovery-send = Ipadala ang link
recovery-sending = Sandali lang…
recovery-sent = Kung may account na may { $email }, papunta na ang link. Tingnan din ang spam folder.
recovery-again = Ipadala ulit
recovery-retry = Subukan ulit
recovery-failed = Hindi ito gumana. Pakisubukan ulit mamaya.
recovery-edit = Pumili ng bagong password
recovery-password = Bagong password
recovery-save = I-save ang password
recovery-saved = Na-save na ang bago mong password at naka-log in ka na
recovery-no-link = Kulang ang link na ito, nagamit na o nag-expire na. Humingi ng bago.
recovery-used = Kung nagamit mo na ito, maaari ka nang mag-log in.
recovery-open-again = Buksan ulit ang link na nasa email. Kung hindi ito gumana, humingi ng bago.
recovery-new-link = Humingi ng bagong link
recovery-confirm = Kumpirmahin ang email mo
recovery-confirm-text = Ilagay ang email address mo. Ipapadala namin ulit ang link para kumpirmahin ito.
recovery-confirmed = Kumpirmado na ang email address mo. Maaari ka nang mag-log in.
recovery-unlock = I-unlock ang account mo
recovery-unlock-text = Pagkatapos ng ilang maling password, naka-lock ang account nang ilang panahon. Ilagay ang email address mo, at padadalhan ka namin ng link para ma-unlock ito ngayon.
recovery-unlocked = Na-unlock na ang account mo. Maaari ka nang mag-log in ulit.
