### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Faka ikheli le-imeyili le-akhawunti yakho. Sizokuthumelela isixhumanisi ukuze ukhethe iphasiwedi entsha.
recovery-own = Sizothumela isixhumanisi ku-{ $email }.
recovery-send = Thumela isixhumanisi
recovery-sending = Umzuzwana…
recovery-sent = Uma kune-akhawunti ene-{ $email }, isixhumanisi sisendleleni. Bheka nakufolda kagaxekile.
recovery-again = Thumela futhi
recovery-retry = Zama futhi
recovery-failed = Akuphumelelanga. Sicela uzame futhi kamuva.
recovery-edit = Khetha iphasiwedi entsha
recovery-password = Iphasiwedi entsha
recovery-save = Gcina iphasiwedi
recovery-saved = Iphasiwedi yakho entsha igciniwe futhi usungenile
recovery-no-link = Lesi sixhumanisi asiphelele, sesisetshenzisiwe noma siphelelwe yisikhathi. Cela esisha.
recovery-used = Uma usuvele usisebenzisile, ungangena nje.
recovery-open-again = Vula futhi isixhumanisi esiku-imeyili. Uma singasebenzi, cela esisha.
recovery-new-link = Cela isixhumanisi esisha
recovery-confirm = Qinisekisa i-imeyili yakho
recovery-confirm-text = Faka ikheli lakho le-imeyili. Sizokuthumelela futhi isixhumanisi sokuliqinisekisa.
recovery-confirmed = Ikheli lakho le-imeyili seliqinisekisiwe. Manje ungangena.
recovery-unlock = Vula i-akhawunti yakho ekhiyiwe
recovery-unlock-text = Ngemva kwamaphasiwedi amaningana angalungile i-akhawunti iyakhiywa isikhashana. Faka ikheli lakho le-imeyili, sizokuthumelela isixhumanisi esiyivula manje.
recovery-unlocked = I-akhawunti yakho ayisakhiyiwe. Ungangena futhi.
