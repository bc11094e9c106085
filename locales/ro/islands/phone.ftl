### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Verifică numărul de telefon
phone-text = Îți trimitem un cod prin SMS.
phone-country = Prefixul țării
phone-country-missing = Alege țara numărului tău.
phone-number = Număr de telefon
phone-number-missing = Introdu numărul tău de telefon.
phone-number-invalid = Acesta nu este un număr de telefon. Verifică cifrele și țara.
phone-send = Trimite codul
phone-sending = O clipă…
phone-sent = Am trimis un cod la { $number }.
phone-code = Cod
phone-code-missing = Introdu codul din SMS.
phone-code-invalid = Un cod are { $count } cifre.
phone-verify = Verifică
phone-again = Trimite alt cod
phone-change = Folosește alt număr
phone-limit = Deocamdată nu se mai pot trimite coduri. Încearcă din nou peste 24 de ore.
phone-is-verified = { $number } este verificat.
phone-verified = Numărul tău de telefon este verificat
phone-failed = Nu a mers. Încearcă din nou mai târziu.
