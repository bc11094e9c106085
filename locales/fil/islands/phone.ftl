### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = I-verify ang numero ng telepono mo
phone-text = Padadalhan ka namin ng code sa text.
phone-country = Country code
phone-country-missing = Piliin ang bansa ng numero mo.
phone-number = Numero ng telepono
phone-number-missing = Ilagay ang numero ng telepono mo.
phone-number-invalid = Hindi ito numero ng telepono. Suriin ang mga digit at ang bansa.
phone-send = Ipadala ang code
phone-sending = Sandali lang…
phone-sent = Nagpadala kami ng code sa { $number }.
phone-code = Code
phone-code-missing = Ilagay ang code mula sa text.
phone-code-invalid = May { $count } digit ang code.
phone-verify = I-verify
phone-again = Magpadala ng ibang code
phone-change = Gumamit ng ibang numero
phone-limit = Wala nang maipapadalang code sa ngayon. Subukan ulit pagkalipas ng 24 na oras.
phone-is-verified = Na-verify na ang { $number }.
phone-verified = Na-verify na ang numero ng telepono mo
phone-failed = Hindi ito gumana. Pakisubukan ulit mamaya.
