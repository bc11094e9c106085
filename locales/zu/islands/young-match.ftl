### Umdlalo ongakabi nalo ikhasi.

young-asking = Kuseshwa umdlalo…
young-failed = Umdlalo awulayishanga
young-failed-text = Hlola uxhumo lwakho, bese uzama futhi.
young-retry = Zama futhi
young-home = Ikhaya
young-crumbs = Ulapha
young-this-match = Lo mdlalo
