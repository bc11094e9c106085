### How strong a new password is.

strength-advice = Hindi bababa sa { $count } character. Madaling tandaan at mahirap hulaan ang ilang salitang walang kaugnayan.
strength-short = Gumamit ng hindi bababa sa { $count } character.
strength-weak = Mahina: madaling hulaan. Pahabain pa ito.
strength-fair = Katamtaman: dagdagan ng ilang character para lumakas.
strength-strong = Malakas
