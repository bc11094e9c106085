### Messages of the bet builder.

builder-intro = Pumili ng dalawa o higit pang resulta. Magiging isang taya ang mga ito sa isang odds, at kailangang manalo lahat.
builder-close = Lahat ng market
builder-share = I-share ang tayang ito
builder-copied = Nakopya ang link
builder-not-shared = Hindi makopya ang link
builder-failed = Hindi ma-load ang mga market. Suriin ang koneksyon mo at subukan ulit.
builder-retry = Subukan ulit
builder-none = Walang resulta sa labang ito na puwedeng pagsamahin sa ngayon.
builder-off = Hindi available ang bet builder sa ngayon.
builder-closed = Sarado na ang tayaan sa labang ito.
builder-lost = { $count ->
    [one] { $count } pick sa shared na taya ang hindi na inaalok.
   *[other] { $count } na pick sa shared na taya ang hindi na inaalok.
}
builder-apart = Hindi maisasama sa mga pick mo
builder-tray = Ang bet builder mo
builder-picks = { $count ->
    [one] { $count } pick
   *[other] { $count } na pick
}
builder-remove = Alisin: { $name }
builder-clear = Alisin ang lahat ng pick
builder-leg-suspended = Suspendido
builder-leg-gone = Hindi na inaalok
builder-pick-more = { $count ->
    [one] Pumili pa ng { $count } resulta para makita ang odds ng bet builder.
   *[other] Pumili pa ng { $count } na resulta para makita ang odds ng bet builder.
}
builder-joined = Odds ng bet builder
builder-asking = Kinukuha ang odds ng bet builder…
builder-moved-up = Tumaas mula
builder-moved-down = Bumaba mula
builder-product = Hindi { $product }, ang pinag-multiply na odds: magkakaugnay ang mga resultang ito.
builder-spoken = Odds ng bet builder { $odds }
builder-gone = Hindi na inaalok: { $names }. Alisin ito para makita ang odds.
builder-waiting = Suspendido: { $names }. Babalik ang odds kapag bukas na ulit ang tayaan.
builder-impossible = Hindi puwedeng manalo lahat ng resultang ito. Palitan ang isa.
builder-not-joinable = Hindi maisasama sa iba ang isa sa mga resultang ito. Palitan ang mga pick mo.
builder-suspended = Kasususpinde lang ng isa sa mga resultang ito. Babalik ang odds kapag bukas na ulit ang tayaan.
builder-refused = Hindi mapagsasama ang mga resultang ito. Palitan ang isa.
builder-unanswered = Hindi ma-load ang odds ng bet builder.
builder-add = Idagdag sa bet slip · { $odds }
builder-add-empty = Idagdag sa bet slip
builder-in-slip = Nasa bet slip mo na · Buksan
builder-replaces = Papalitan nito ang bet builder sa bet slip mo.
builder-alone = Mag-isang itinataya ang bet builder. Mananatili sa slip ang iba mong pick; alisin muna ang mga ito bago tumaya.
