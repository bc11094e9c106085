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
join-complete = Najpierw kilka danych
join-complete-text = Potrzebujemy ich tylko raz, przed pierwszą wpłatą.
join-date-of-birth = Data urodzenia
join-date-of-birth-invalid = Podaj pełną datę z przeszłości.
join-address = Ulica i numer
join-city = Miejscowość
join-postal-code = Kod pocztowy
join-save = Zapisz i kontynuuj
join-saved = Twoje dane zostały zapisane
join-terms-changed = Zmieniliśmy regulamin
join-terms-read = Aby kontynuować, przeczytaj i zaakceptuj { $rules }.
join-terms-accept = Akceptuję
