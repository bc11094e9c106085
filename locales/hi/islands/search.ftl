### Messages of the search.

search-open = खोजें
search-hint = टीम, लीग या मार्केट
search-close = खोज बंद करें
search-recent = हाल की खोजें
search-forget = “{ $query }” हटाएँ
search-short = टीम, लीग या मार्केट के कम से कम 3 अक्षर लिखें।
search-matches = लाइव और आने वाले मैच
search-over = समाप्त मैच
search-leagues = लीग
search-markets = मार्केट
search-live = लाइव
search-asking = खोजा जा रहा है…
search-count = { $count ->
    [one] { $count } नतीजा
   *[other] { $count } नतीजे
}
search-nothing = कोई नतीजा नहीं:
search-nothing-text = वर्तनी जाँचें, या सभी खेल और लीग देखें।
search-all = सभी खेल और लीग
search-offline = आप ऑफ़लाइन हैं। कनेक्ट होने पर खोज जारी रहेगी।
search-failed = खोज नहीं हो सकी।
search-retry = फिर कोशिश करें
