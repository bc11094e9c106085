### How strong a new password is.

strength-advice = Co najmniej { $count } znaków. Kilka niezwiązanych słów łatwo zapamiętać, a trudno odgadnąć.
strength-short = Użyj co najmniej { $count } znaków.
strength-weak = Słabe: łatwo je odgadnąć. Wydłuż je.
strength-fair = Średnie: jeszcze kilka znaków i będzie silne.
strength-strong = Silne
