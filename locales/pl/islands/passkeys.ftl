### Messages of the player's passkeys, in the profile.

passkeys-title = Klucze dostępu
passkeys-text = Loguj się odciskiem palca, twarzą lub blokadą ekranu zamiast hasłem.
passkeys-none = Nie masz jeszcze kluczy dostępu.
passkeys-one = Klucz dostępu
passkeys-added = Dodano: { $moment }
passkeys-used = Ostatnie użycie: { $moment }
passkeys-unused = Jeszcze nieużywany
passkeys-add = Dodaj klucz dostępu
passkeys-password = Podaj hasło, aby dodać klucz dostępu.
passkeys-saved = Dodano klucz dostępu
passkeys-remove = Usuń
passkeys-sure = Usunąć ten klucz dostępu?
passkeys-sure-text = Nie będzie już można się nim zalogować. Usuń go też ze swojego urządzenia.
passkeys-removed = Usunięto klucz dostępu
passkeys-cancel = Anuluj
passkeys-known = To urządzenie ma już klucz dostępu do Twojego konta.
passkeys-unfit = To urządzenie lub ta przeglądarka nie może utworzyć klucza dostępu.
