### Messages of a match that has no page yet.

young-asking = Hinahanap ang laban…
young-failed = Hindi ma-load ang laban
young-failed-text = Suriin ang koneksyon mo, saka subukan ulit.
young-retry = Subukan ulit
young-home = Home
young-crumbs = Narito ka
young-this-match = Ang labang ito
