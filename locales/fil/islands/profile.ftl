### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Mag-log in para makita ang level, puntos at mga balanse mo.
profile-sign-in = Mag-log in
profile-name = Pangalan
profile-email = Email
profile-password = Pumili ng bagong password
profile-phone = Numero ng telepono
profile-phone-verified = Na-verify na
profile-phone-verify = I-verify ang numero mo
profile-level = Level
profile-points = Puntos
profile-next = Puntos bago mag-{ $level }: { $count }
profile-top = Naabot mo na ang pinakamataas na level.
profile-balances = Mga balanse
profile-documents = Ihanda ang isang ID at patunay ng address: maaaring hingin ang mga ito bago ang una mong pag-withdraw.
profile-failed = Hindi ma-load ang profile mo.
profile-retry = Subukan ulit
