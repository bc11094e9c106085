### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = Ngena ukuze ubone izinga lakho, amaphuzu namabhalansi akho.
profile-sign-in = Ngena
profile-name = Igama
profile-email = I-imeyili
profile-password = Khetha iphasiwedi entsha
profile-phone = Inombolo yocingo
profile-phone-verified = Iqinisekisiwe
profile-phone-verify = Qinisekisa inombolo yakho
profile-level = Izinga
profile-points = Amaphuzu
profile-next = Amaphuzu asele ukufika ku-{ $level }: { $count }
profile-top = Usufinyelele izinga eliphezulu kakhulu.
profile-balances = Amabhalansi
profile-documents = Gcina eduze umazisi wakho nobufakazi bekheli: ungase ucelwe ukuba ukuveze ngaphambi kokukhipha imali okokuqala.
profile-failed = Iphrofayela yakho ayilayishanga.
profile-retry = Zama futhi
