### Messages of horse racing and lotteries.

launch-text = Bubukas dito ang page ng partner namin. Mag-log in para maglaro gamit ang balanse mo.
launch-open = Buksan
launch-closed = Sarado sa ngayon. Puwedeng tayaan ang lahat ng sports.
launch-failed = Hindi mabuksan ang page. Suriin ang koneksyon mo, saka subukan ulit.
launch-tab = Buksan sa bagong tab
