prematch-events-all = सभी मैच
