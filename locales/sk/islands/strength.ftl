### How strong a new password is.

strength-advice = Najmenej { $count } znakov. Niekoľko nesúvisiacich slov sa ľahko pamätá a ťažko háda.
strength-short = Použite najmenej { $count } znakov.
strength-weak = Slabé: ľahko sa uhádne. Predĺžte ho.
strength-fair = Priemerné: pár ďalších znakov z neho urobí silné.
strength-strong = Silné
