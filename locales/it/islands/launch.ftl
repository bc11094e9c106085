### Ippica e lotterie.

launch-text = Apre qui la pagina del nostro partner. Accedi per giocare con il tuo saldo.
launch-open = Apri
launch-closed = Chiuso al momento. Puoi scommettere su tutti gli sport.
launch-failed = Non è stato possibile aprire la pagina. Controlla la connessione e riprova.
launch-tab = Apri in una nuova scheda
