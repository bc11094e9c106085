### Messages of the reminders to open an account and to pay in.

remind-sign-up = Bago ka ba rito?
remind-sign-up-text = Kapag may account ka, puwede kang tumaya, mag-save ng mga paborito at sumubaybay sa mga taya mo.
remind-deposit = Walang laman ang balanse mo
remind-deposit-text = Magdeposito para mailagay ang susunod mong taya. Tumaya lang ng perang kaya mong matalo.
remind-later = Hindi muna
