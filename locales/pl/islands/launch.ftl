### Horse racing and lotteries.

launch-text = Tutaj otworzy się strona naszego partnera. Zaloguj się, aby grać ze swojego salda.
launch-open = Otwórz
launch-closed = Chwilowo zamknięte. Zakłady na wszystkie dyscypliny są przyjmowane.
launch-failed = Nie udało się otworzyć strony. Sprawdź połączenie i spróbuj ponownie.
launch-tab = Otwórz w nowej karcie
