### Testi delle pagine.

## In ogni pagina

skip-to-content = Vai al contenuto
skip-to-slip = Vai alla schedina
nav-main = Menu principale
nav-sports = Sport
nav-live = Live
nav-all-sports = Tutti gli sport
nav-leagues = Sport e competizioni
nav-top-leagues = Top competizioni
nav-cybersport = eSport
nav-language = Lingua
nav-breadcrumbs = Ti trovi qui
nav-menu = Menu
menu-close = Chiudi il menu
languages-close = Chiudi l’elenco delle lingue
nav-help = Aiuto
tab-slip = Schedina
tab-bets = Scommesse
nav-tabs = Scorciatoie
theme-dark = Tema scuro
odds-format = Formato quote
odds-format-european = Decimale
odds-format-british = Frazionario
odds-format-american = Americano
odds-format-hongkong = Hong Kong
odds-format-malaysian = Malese
odds-format-indonesian = Indonesiano
foot-payments = Metodi di pagamento
foot-registration = N. di registro
foot-licensed-by = Licenza rilasciata da
foot-licence = licenza n.
foot-prices = Quote e orari sono dell’ultimo aggiornamento di questa pagina, finché non se ne caricano di più recenti. Fuso orario: { $zone }.

## Percorso e giorni

crumb-about = Chi siamo
crumb-bets-history = Le mie scommesse
crumb-cybersport = eSport
crumb-favorites = Preferiti
crumb-general-rules = Regolamento generale
crumb-home = Home
crumb-init-sportsbook = Scommesse sportive
crumb-limits = I miei limiti
crumb-live = Live
crumb-search = Cerca
crumb-schedule = Palinsesto
crumb-results = Risultati
crumb-lotteries = Lotterie
crumb-promotions = Promozioni
crumb-racing = Ippica
crumb-sign-in = Accedi
crumb-sign-up = Crea un conto
crumb-password-new = Password dimenticata?
crumb-password-edit = Scegli una nuova password
crumb-confirmation = Conferma la tua e-mail
crumb-unlock = Sblocca il tuo conto
crumb-sports = Sport
day-today = Oggi
day-tomorrow = Domani
day-yesterday = Ieri
next-hours = Prossime 3 ore
live-now = Live adesso
list-tools = Filtra l’elenco
list-market = Mercato mostrato nell’elenco
list-compact = Compatto
list-video = Con video

## Titoli e descrizioni per i motori di ricerca

home-title = Quote scommesse sportive: partite live e in arrivo
home-description = Le quote aggiornate delle partite live e in arrivo su { $site }: calcio, tennis, basket, rugby, cricket e tanti altri sport.
home-heading = Live e in arrivo
search-title = Cerca
search-description = Tutti gli sport e le competizioni, e una ricerca di partite, competizioni e mercati in ogni lingua.
live-title = Scommesse live: quote delle partite in corso
live-description = Tutte le partite in corso, per sport e competizione, con punteggio, tempo di gioco e quote aggiornate.
live-heading = Live
sport-title = { $sport }: quote e scommesse live e pre-match
sport-description = { $sport }: quote per { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} su cui scommettere, live e in arrivo, competizione per competizione.
sport-all-leagues = Tutte le competizioni
category-title = { $sport }, { $category }: quote e scommesse
category-description = { $sport }, { $category }: quote per { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} su cui scommettere, live e in arrivo, su esito finale e altri mercati.
league-title = { $league }: quote e scommesse, { $sport }, { $category }
league-description = { $league } ({ $sport }, { $category }): { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} con quote sull’esito finale e su molti altri mercati.
match-title = { $home } - { $away }: quote { $sport }, { $start }
match-title-short = { $home } - { $away }: { $start }
match-description = { $home } - { $away }, { $league } ({ $sport }), { $start }: quote su esito finale, totali, handicap e tutti gli altri mercati.

## Antepost

outrights = Antepost
outright-until = Chiusura: { $day }
outright-title = { $name }: quote antepost vincente, { $sport }
outright-description = { $name } ({ $sport }): quote sul vincente e tutte le altre scommesse antepost sull’intera competizione { $league }.
outright-close = Chiusura scommesse
outright-ends = Fine competizione
outright-entrants = Partecipanti
outright-matches = Partite: { $league }

## Calendars and feeds

calendar-add = Aggiungi al calendario
calendar-all = Tutte le partite
feed-fixtures = Prossime partite

## Palinsesto e risultati

days-nav = Giorni
days-cut = Queste sono le prime partite di ogni sport. Scegli uno sport qui sopra per vederle tutte.
parts-nav = Pagine
parts-previous = Precedente
parts-next = Successiva
parts-number = pagina { $number }
schedule-title = Palinsesto scommesse: { $day }
schedule-title-sport = { $sport }: palinsesto e quote, { $day }
schedule-soon-title = Partite che iniziano nelle prossime 3 ore
schedule-soon-title-sport = { $sport }: partite che iniziano nelle prossime 3 ore
schedule-description = { $day }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} con quote su esito finale e molti altri mercati, per sport e competizione.
schedule-description-sport = { $sport }, { $day }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} con quote su esito finale e molti altri mercati, competizione per competizione.
schedule-soon-description = { $count ->
    [one] { $count } partita inizia
   *[other] { $count } partite iniziano
} nelle prossime 3 ore: quote aggiornate, per sport e competizione.
schedule-soon-description-sport = { $sport }: { $count ->
    [one] { $count } partita inizia
   *[other] { $count } partite iniziano
} nelle prossime 3 ore, con le quote aggiornate.
schedule-heading = Palinsesto: { $day }
schedule-heading-sport = { $sport }, palinsesto: { $day }
schedule-empty = Qui non ci sono partite su cui scommettere.
results-title = Risultati sportivi: { $day }
results-title-sport = { $sport }, risultati: { $day }
results-description = Risultati finali, { $day }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} con il punteggio di ogni periodo, per sport e competizione.
results-description-sport = { $sport }, risultati finali, { $day }: { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} con il punteggio di ogni periodo.
results-heading = Risultati: { $day }
results-heading-sport = { $sport }, risultati: { $day }
results-empty = Qui non è finita nessuna partita.
results-start = Inizio
results-sides = Partita
results-final = Risultato finale
results-final-short = T
results-won = vittoria
league-results-title = { $league }: risultati, { $sport }, { $category }
league-results-description = { $league } ({ $sport }, { $category }): risultati finali di { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} degli ultimi 7 giorni.
league-results-heading = { $league }: risultati

## Pagine della redazione

page-description = { $title } su { $site }.
limits-help = Aiuto gratuito e riservato:
favorites-script = I tuoi preferiti sono salvati nel tuo conto. Per vederli qui, attiva JavaScript nel browser.
bets-history-text = Le tue scommesse aperte e refertate sono nella schedina, in Le mie scommesse.
bets-history-open = Apri le mie scommesse
bets-history-script = Le tue scommesse sono al sicuro, ma questa pagina ha bisogno di JavaScript per mostrarle. Attivalo nel browser e ricarica la pagina.
init-sportsbook-open = Vai alle scommesse
sign-in-text = Accedi per scommettere e vedere il tuo saldo.
sign-in-open = Accedi
sign-in-script = Per accedere serve JavaScript. Attivalo nel browser e ricarica la pagina.
sign-up-text = Apri un conto per scommettere.
password-new-text = Inserisci l’indirizzo e-mail del tuo conto. Ti invieremo un link per scegliere una nuova password.
password-edit-text = Apri il link nella nostra e-mail per scegliere una nuova password.
confirmation-text = Inserisci il tuo indirizzo e-mail. Ti invieremo di nuovo il link di conferma.
unlock-text = Inserisci il tuo indirizzo e-mail e ti invieremo un link che sblocca il tuo conto.
form-script = Per questo modulo serve JavaScript. Attivalo nel browser e ricarica la pagina.
cybersport-title = Scommesse eSport: quote gioco per gioco
cybersport-description = Quote eSport: ogni videogioco con le prossime partite e tutti i loro mercati, live e prima dell’inizio.
promotions-title = Promozioni, bonus e freebet
promotions-description = Le promozioni in corso: bonus, multiple con quota maggiorata e freebet, ognuna con le sue condizioni e l’ultimo giorno di validità.
cybersport-none = Al momento non si può scommettere su nessuna partita di eSport.
to-sports = Vedi tutti gli sport

## Promozioni

promotions-none = Al momento non ci sono promozioni.
promotion-from = Da
promotion-until = Fino a
promotion-terms = Termini e condizioni
nav-right = Scorciatoie accanto alla schedina
nav-deposit = Deposita

## Pagine di errore

not-found-title = Ops, ci dispiace. Non troviamo questa pagina.
not-found-text = Questa pagina non esiste, oppure la partita è finita.
error-title = Ops! Ci dispiace, qualcosa è andato storto.
error-text = Torna tra un po’, per favore.
error-home = Vai alla home
blocked-title = Spiacenti, al momento non siamo disponibili nel tuo paese.
blocked-text = La licenza di questo sito non copre il paese in cui ti trovi.
locked-title = Accesso non autorizzato
locked-text = Spiacenti, non hai l’autorizzazione per vedere questa pagina.

favourite = Preferito:
favourite-match = Questa partita
