### How a payment ended: the alert after the platform's page has led back.

deposit-success = Wpłata przyjęta
deposit-success-text = Pieniądze są na Twoim saldzie.
deposit-pending = Wpłata w drodze
deposit-pending-text = Pojawi się na saldzie, gdy tylko dotrze. Nie musisz płacić ponownie.
deposit-error = Wpłata nie powiodła się
deposit-error-text = Do salda nic nie dodano. Spróbuj ponownie lub zapłać w inny sposób.
deposit-failed = Wpłata niepotwierdzona
deposit-failed-text = Nie wiemy, czy płatność doszła do skutku. Sprawdź saldo, zanim zapłacisz ponownie.
deposit-title = Wpłata
deposit-loading = Wczytuje się strona płatności…
deposit-new-tab = Otwórz w nowej karcie
deposit-unavailable = Nie udało się wyświetlić formularza płatności. Możesz wpłacić na stronie płatności.
deposit-to-page = Przejdź na stronę płatności
deposit-notice-method_unavailable = Ta metoda płatności jest niedostępna
deposit-notice-method_unavailable-text = Zapłać w inny sposób lub spróbuj ponownie później.
deposit-notice-three_ds_needed = Twój bank chce sprawdzić, że to Ty
deposit-notice-three_ds_needed-text = Potwierdź płatność w aplikacji lub na stronie swojego banku.
deposit-notice-processing_delayed = Płatność trwa dłużej niż zwykle
deposit-notice-processing_delayed-text = Pojawi się na saldzie, gdy tylko dotrze. Nie musisz płacić ponownie.
deposit-notice-card_saved = Karta zapisana
deposit-notice-card_saved-text = Możesz ją wybrać przy następnej wpłacie.
deposit-notice-success = Płatność jest o krok dalej
deposit-notice-warning = Jest uwaga do Twojej płatności
deposit-notice-danger = Jest problem z Twoją płatnością
deposit-notice-text = Zanim przejdziesz dalej, zobacz, co podaje formularz płatności.
