### How strong a new password is.

strength-advice = Mindestens { $count } Zeichen. Ein paar Wörter ohne Zusammenhang sind leicht zu merken und schwer zu erraten.
strength-short = Verwende mindestens { $count } Zeichen.
strength-weak = Schwach: leicht zu erraten. Mach es länger.
strength-fair = Mittel: Mit ein paar Zeichen mehr wird es stark.
strength-strong = Stark
