### I-Bet Builder.

builder-intro = Khetha imiphumela emibili noma ngaphezulu. Yakha ibhethi eyodwa enama-odds ahlangene, futhi yonke kufanele iwine.
builder-close = Zonke izimakethe
builder-share = Yabelana ngale bhethi
builder-copied = Ilinki ikopishiwe
builder-not-shared = Ilinki ayikwazanga ukukopishwa
builder-failed = Izimakethe azilayishanga. Hlola uxhumo lwakho bese uzama futhi.
builder-retry = Zama futhi
builder-none = Okwamanje ayikho imiphumela yalo mdlalo engahlanganiswa.
builder-off = I-Bet Builder ayitholakali okwamanje.
builder-closed = Ukubheja kulo mdlalo sekuvaliwe.
builder-lost = { $count ->
    [one] Okukhethiwe okungu-{ $count } kwebhethi okwabelwane ngayo akusatholakali.
   *[other] Okukhethiwe okungu-{ $count } kwebhethi okwabelwane ngayo akusatholakali.
}
builder-apart = Ngeke kuhlanganiswe nokukhethile
builder-tray = I-Bet Builder yakho
builder-picks = { $count ->
    [one] Okukhethiwe: { $count }
   *[other] Okukhethiwe: { $count }
}
builder-remove = Susa { $name }
builder-clear = Susa konke okukhethiwe
builder-leg-suspended = Kumisiwe
builder-leg-gone = Akusatholakali
builder-pick-more = { $count ->
    [one] Khetha omunye umphumela ukuze ubone ama-odds e-Bet Builder.
   *[other] Khetha imiphumela engu-{ $count } ukuze ubone ama-odds e-Bet Builder.
}
builder-joined = Ama-odds e-Bet Builder
builder-asking = Kutholwa ama-odds e-Bet Builder…
builder-moved-up = Anyukile, kuqala:
builder-moved-down = Ehlile, kuqala:
builder-product = Akuwona nje ama-odds aphindaphindiwe ({ $product }): le miphumela iyathembelana.
builder-spoken = Ama-odds e-Bet Builder: { $odds }
builder-gone = Akusatholakali: { $names }. Kususe ukuze ubone ama-odds.
builder-waiting = Kumisiwe: { $names }. Ama-odds azobuya lapho ukubheja kuqhubeka.
builder-impossible = Le miphumela ngeke iwine yonke. Shintsha omunye wayo.
builder-not-joinable = Omunye wale miphumela ngeke uhlanganiswe neminye. Shintsha okukhethile.
builder-suspended = Omunye wale miphumela usanda kumiswa. Ama-odds azobuya lapho ukubheja kuqhubeka.
builder-refused = Le miphumela ngeke ihlanganiswe. Shintsha omunye wayo.
builder-unanswered = Ama-odds e-Bet Builder awalayishanga.
builder-add = Engeza kusiliphu · { $odds }
builder-add-empty = Engeza kusiliphu
builder-in-slip = Isesiliphini sakho · Vula
builder-replaces = Ithatha indawo ye-Bet Builder esesiliphini sakho.
builder-alone = I-Bet Builder ifakwa yodwa. Okunye okukhethile kuhlala kusiliphu; kususe ngaphambi kokuyifaka.
