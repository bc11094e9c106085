### Umjaho wamahhashi namalotho.

launch-text = Ivula ikhasi lozakwethu lapha. Ngena ukuze udlale ngebhalansi yakho.
launch-open = Vula
launch-closed = Kuvaliwe okwamanje. Ungabheja kuzo zonke ezemidlalo.
launch-failed = Ikhasi alikwazanga ukuvulwa. Hlola uxhumo lwakho, bese uzama futhi.
launch-tab = Vula kuthebhu entsha
