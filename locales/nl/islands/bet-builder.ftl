### Messages of the bet builder.

builder-intro = Kies twee of meer uitkomsten. Samen zijn ze één bet met eigen odds, en ze moeten allemaal winnen.
builder-close = Alle markten
builder-share = Deze bet delen
builder-copied = Link gekopieerd
builder-not-shared = De link kon niet worden gekopieerd
builder-failed = De markten konden niet worden geladen. Controleer je verbinding en probeer het opnieuw.
builder-retry = Opnieuw proberen
builder-none = Op dit moment kun je geen uitkomsten van deze wedstrijd combineren.
builder-off = De Bet Builder is op dit moment niet beschikbaar.
builder-closed = Je kunt niet meer op deze wedstrijd wedden.
builder-lost = { $count ->
    [one] { $count } keuze van de gedeelde bet wordt niet meer aangeboden.
   *[other] { $count } keuzes van de gedeelde bet worden niet meer aangeboden.
}
builder-apart = Niet te combineren met je keuzes
builder-tray = Je Bet Builder
builder-picks = { $count ->
    [one] { $count } keuze
   *[other] { $count } keuzes
}
builder-remove = { $name } verwijderen
builder-clear = Alle keuzes verwijderen
builder-leg-suspended = Opgeschort
builder-leg-gone = Niet meer aangeboden
builder-pick-more = { $count ->
    [one] Kies nog één uitkomst om de Bet Builder-odds te zien.
   *[other] Kies { $count } uitkomsten om de Bet Builder-odds te zien.
}
builder-joined = Bet Builder-odds
builder-asking = Bet Builder-odds worden opgehaald…
builder-moved-up = Gestegen van
builder-moved-down = Gedaald van
builder-product = Niet { $product }, de vermenigvuldigde odds: deze uitkomsten hangen van elkaar af.
builder-spoken = Bet Builder-odds { $odds }
builder-gone = Niet meer aangeboden: { $names }. Verwijder dit om de odds te zien.
builder-waiting = Opgeschort: { $names }. De odds komen terug zodra je weer kunt wedden.
builder-impossible = Deze uitkomsten kunnen niet allemaal winnen. Wijzig er één.
builder-not-joinable = Eén van deze uitkomsten is niet te combineren met de andere. Wijzig je keuzes.
builder-suspended = Eén van deze uitkomsten is net opgeschort. De odds komen terug zodra je weer kunt wedden.
builder-refused = Deze uitkomsten zijn niet te combineren. Wijzig er één.
builder-unanswered = De Bet Builder-odds konden niet worden geladen.
builder-add = Naar betslip · { $odds }
builder-add-empty = Naar betslip
builder-in-slip = In je betslip · Openen
builder-replaces = Vervangt de Bet Builder in je betslip.
builder-alone = Een Bet Builder plaats je apart. Je andere selecties blijven in de betslip; verwijder ze voordat je plaatst.
