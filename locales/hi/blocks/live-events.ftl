live-events-all = सभी लाइव मैच
