### How a payment ended: the alert after the platform's page has led back.

deposit-success = Wpłata przyjęta
deposit-success-text = Pieniądze są na Twoim saldzie.
deposit-pending = Wpłata w drodze
deposit-pending-text = Pojawi się na saldzie, gdy tylko dotrze. Nie musisz płacić ponownie.
deposit-error = Wpłata nie powiodła się
deposit-error-text = Do salda nic nie dodano. Spróbuj ponownie lub zapłać w inny sposób.
deposit-failed = Szybka wpłata nie powiodła się
deposit-failed-text = Nie wiemy, czy płatność doszła do skutku. Sprawdź saldo, zanim zapłacisz ponownie.
deposit-title = Wpłata
deposit-loading = Wczytuje się strona płatności…
deposit-new-tab = Otwórz w nowej karcie
deposit-unavailable = Nie udało się wyświetlić formularza płatności. Możesz wpłacić na stronie płatności.
deposit-to-page = Przejdź na stronę płatności
