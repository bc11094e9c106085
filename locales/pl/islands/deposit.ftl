### How a payment ended: the alert after the platform's page has led back.

deposit-success = Wpłata przyjęta
deposit-success-text = Pieniądze są na Twoim saldzie.
deposit-pending = Wpłata w drodze
deposit-pending-text = Pojawi się na saldzie, gdy tylko dotrze. Nie musisz płacić ponownie.
deposit-error = Wpłata nie powiodła się
deposit-error-text = Do salda nic nie dodano. Spróbuj ponownie lub zapłać w inny sposób.
deposit-title = Wpłata
deposit-loading = Wczytuje się strona płatności…
deposit-new-tab = Otwórz w nowej karcie
