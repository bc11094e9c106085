### Messages of the form that opens an account.

join-first-name = Imię
join-last-name = Nazwisko
join-country = Kraj zamieszkania
join-currency = Waluta
join-terms = Mam ukończone 18 lat i akceptuję { $rules }.
join-rules = regulamin
join-missing = Wypełnij to pole.
join-terms-missing = Aby założyć konto, potwierdź swój wiek i zaakceptuj regulamin.
join-sent = Jeszcze jeden krok: wysłaliśmy link na { $email }. Otwórz go, aby potwierdzić adres, a potem się zaloguj.
join-welcome = Witamy! Konto zostało założone i zalogowano Cię
join-closed = Obecnie nie można zakładać nowych kont.
join-blocked = Z Twojego kraju nie można założyć konta.
join-sign-in = Mam już konto
