### Pages.

## On every page

skip-to-content = Przejdź do treści
skip-to-slip = Przejdź do kuponu
nav-main = Menu główne
nav-sports = Dyscypliny
nav-live = Na żywo
nav-all-sports = Wszystkie dyscypliny
nav-leagues = Dyscypliny i ligi
nav-top-leagues = Top ligi
nav-cybersport = E-sport
nav-language = Język
nav-breadcrumbs = Tu jesteś
nav-menu = Menu
menu-close = Zamknij menu
languages-close = Zamknij listę języków
nav-help = Pomoc
tab-slip = Kupon
tab-bets = Zakłady
nav-tabs = Skróty
theme-dark = Ciemny motyw
odds-format = Format kursów
odds-format-european = Dziesiętny
odds-format-british = Ułamkowy
odds-format-american = Amerykański
odds-format-hongkong = Hongkoński
odds-format-malaysian = Malajski
odds-format-indonesian = Indonezyjski
foot-payments = Metody płatności
foot-registration = Nr rej.
foot-licensed-by = Organ licencyjny:
foot-licence = nr licencji
foot-prices = Kursy i godziny pochodzą z ostatniej aktualizacji tej strony, dopóki nie wczytają się nowsze. Strefa czasowa: { $zone }.

## Breadcrumbs and days

crumb-about = O nas
crumb-bets-history = Moje zakłady
crumb-cybersport = E-sport
crumb-favorites = Ulubione
crumb-general-rules = Regulamin ogólny
crumb-home = Strona główna
crumb-init-sportsbook = Zakłady sportowe
crumb-limits = Moje limity
crumb-live = Na żywo
crumb-search = Szukaj
crumb-schedule = Terminarz
crumb-results = Wyniki
crumb-lotteries = Loterie
crumb-promotions = Promocje
crumb-racing = Wyścigi konne
crumb-sign-in = Logowanie
crumb-sign-up = Załóż konto
crumb-password-new = Nie pamiętasz hasła?
crumb-password-edit = Ustaw nowe hasło
crumb-confirmation = Potwierdź swój e-mail
crumb-unlock = Odblokuj konto
crumb-sports = Dyscypliny
day-today = Dzisiaj
day-tomorrow = Jutro
day-yesterday = Wczoraj
next-hours = Najbliższe 3 godz.
live-now = Teraz na żywo
list-tools = Filtruj listę
list-market = Rynek pokazany na liście
list-compact = Zwięźle
list-video = Z wideo

## Titles and descriptions, as search engines show them

home-title = Kursy bukmacherskie: mecze na żywo i nadchodzące
home-description = Aktualne kursy na mecze na żywo i nadchodzące w serwisie { $site }: piłka nożna, tenis, koszykówka, siatkówka, hokej i inne.
home-heading = Na żywo i wkrótce
search-title = Szukaj
search-description = Wszystkie dyscypliny i ligi oraz wyszukiwarka meczów, lig i rynków w każdym języku.
live-title = Zakłady na żywo: kursy w trakcie meczu
live-description = Wszystkie mecze na żywo z wynikiem, czasem gry i aktualnymi kursami, według dyscyplin i lig.
live-heading = Na żywo
sport-title = { $sport }: kursy i zakłady bukmacherskie
sport-description = { $sport }, kursy bukmacherskie: { $count ->
    [one] jeden mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
} do obstawiania, na żywo i wkrótce, liga po lidze.
sport-all-leagues = Wszystkie ligi
category-title = { $sport }, { $category }: kursy bukmacherskie
category-description = { $sport }, { $category }, zakłady bukmacherskie: { $count ->
    [one] jeden mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
} do obstawiania na żywo i przed meczem, z kursami na wynik i inne rynki.
league-title = { $league }: kursy ({ $sport }, { $category })
league-description = { $league } ({ $sport }, { $category }), kursy bukmacherskie: { $count ->
    [one] jeden mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
} z kursami na wynik i wiele innych rynków.
match-title = { $home } – { $away }: kursy ({ $sport }), { $start }
match-title-short = { $home } – { $away }: { $start }
match-description = { $home } – { $away }, { $league } ({ $sport }), { $start }: kursy na wynik, powyżej/poniżej, handicapy i wszystkie inne rynki.

## Outrights

outrights = Zakłady długoterminowe
outright-until = Zakłady do: { $day }
outright-title = { $name }: kursy na zwycięzcę ({ $sport })
outright-description = { $name } ({ $sport }): kursy na zwycięzcę i wszystkie inne zakłady długoterminowe. Rozgrywki: { $league }.
outright-close = Zakłady do:
outright-ends = Koniec rozgrywek:
outright-entrants = Uczestnicy
outright-matches = Mecze: { $league }

## Calendars and feeds

calendar-add = Dodaj do kalendarza
calendar-all = Wszystkie mecze
feed-fixtures = Nadchodzące mecze

## Schedule and results

days-nav = Dni
days-cut = To pierwsze mecze każdej dyscypliny. Wybierz dyscyplinę powyżej, aby zobaczyć wszystkie.
parts-nav = Strony
parts-previous = Poprzednia
parts-next = Następna
parts-number = strona { $number }
schedule-title = Terminarz zakładów i kursy: { $day }
schedule-title-sport = { $sport }: terminarz i kursy, { $day }
schedule-soon-title = Mecze w ciągu najbliższych 3 godzin
schedule-soon-title-sport = { $sport }: mecze w ciągu najbliższych 3 godzin
schedule-description = { $day }: { $count ->
    [one] jeden mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
} z kursami na wynik i wiele innych rynków, według dyscyplin i lig.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] jeden mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
} z kursami na wynik i wiele innych rynków, liga po lidze.
schedule-soon-description = W ciągu najbliższych 3 godzin { $count ->
    [one] zaczyna się jeden mecz
    [few] zaczynają się { $count } mecze
    [many] zaczyna się { $count } meczów
   *[other] zaczyna się { $count } meczu
}: aktualne kursy, według dyscyplin i lig.
schedule-soon-description-sport = { $sport }: w ciągu najbliższych 3 godzin { $count ->
    [one] zaczyna się jeden mecz
    [few] zaczynają się { $count } mecze
    [many] zaczyna się { $count } meczów
   *[other] zaczyna się { $count } meczu
}. Zobacz aktualne kursy.
schedule-heading = Terminarz: { $day }
schedule-heading-sport = { $sport }, terminarz: { $day }
schedule-empty = Brak meczów do obstawiania.
results-title = Wyniki końcowe meczów: { $day }
results-title-sport = { $sport }, wyniki: { $day }
results-description = Wyniki końcowe, { $day }: { $count ->
    [one] jeden mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
} z wynikiem każdej części gry, według dyscyplin i lig.
results-description-sport = { $sport }, wyniki końcowe, { $day }: { $count ->
    [one] jeden mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
} z wynikiem każdej części gry.
results-heading = Wyniki: { $day }
results-heading-sport = { $sport }, wyniki: { $day }
results-empty = Żaden mecz się tu jeszcze nie zakończył.
results-start = Początek
results-sides = Mecz
results-final = Wynik końcowy
results-final-short = R
results-won = zwycięstwo
league-results-title = { $league }, wyniki: { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }), wyniki końcowe z ostatnich 7 dni: { $count ->
    [one] jeden mecz
    [few] { $count } mecze
    [many] { $count } meczów
   *[other] { $count } meczu
}.
league-results-heading = { $league }: wyniki

## Pages that editors compose

page-description = { $title } w serwisie { $site }.
limits-help = Bezpłatna i poufna pomoc:
favorites-script = Ulubione są zapisane na Twoim koncie. Aby je tu zobaczyć, włącz JavaScript w przeglądarce.
bets-history-text = Twoje otwarte i rozliczone zakłady są przy kuponie, w „Moich zakładach”.
bets-history-open = Otwórz moje zakłady
bets-history-script = Twoje zakłady są bezpieczne, ale ta strona wymaga JavaScriptu, aby je pokazać. Włącz go w przeglądarce i wczytaj stronę ponownie.
init-sportsbook-open = Przejdź do zakładów
sign-in-text = Zaloguj się, aby stawiać zakłady i zobaczyć swoje saldo.
sign-in-open = Zaloguj się
sign-in-script = Logowanie wymaga JavaScriptu. Włącz go w przeglądarce i wczytaj stronę ponownie.
sign-up-text = Załóż konto, aby obstawiać.
password-new-text = Podaj adres e-mail swojego konta. Wyślemy Ci link do ustawienia nowego hasła.
password-edit-text = Otwórz link z naszego e-maila, aby ustawić nowe hasło.
confirmation-text = Podaj adres e-mail. Wyślemy ponownie link do potwierdzenia.
unlock-text = Podaj adres e-mail, a wyślemy Ci link, który odblokuje Twoje konto.
form-script = Ten formularz wymaga JavaScriptu. Włącz go w przeglądarce i wczytaj stronę ponownie.
cybersport-title = Zakłady e-sportowe: kursy według gier
cybersport-description = Kursy na gry komputerowe: dla każdej gry najbliższe mecze ze wszystkimi rynkami, na żywo i przed rozpoczęciem.
promotions-title = Promocje, bonusy i freebety
promotions-description = Promocje, które trwają teraz: bonusy, zakłady AKO z podbitym kursem i freebety, a przy każdej regulamin i ostatni dzień.
cybersport-none = W tej chwili nie przyjmujemy zakładów na żaden mecz e-sportowy.
to-sports = Zobacz wszystkie dyscypliny

## Promotions

promotions-none = W tej chwili nie ma promocji.
promotion-from = Od:
promotion-until = Do:
promotion-terms = Regulamin promocji
nav-right = Skróty obok kuponu
nav-deposit = Wpłać

## Error pages

not-found-title = Ups, przepraszamy. Nie możemy znaleźć tej strony.
not-found-text = Ta strona nie istnieje albo jej mecz już się zakończył.
error-title = Ups! Przepraszamy, coś poszło nie tak.
error-text = Zajrzyj tu ponownie za jakiś czas.
error-home = Przejdź do strony głównej
blocked-title = Przepraszamy, w Twoim kraju jesteśmy obecnie niedostępni.
blocked-text = Licencja tego serwisu nie obejmuje kraju, w którym jesteś.
locked-title = Brak dostępu
locked-text = Przepraszamy, nie masz uprawnień do wyświetlenia tej strony.

favourite = Ulubione:
favourite-match = Ten mecz
