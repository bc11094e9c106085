### Messages of a match that has no page yet.

young-asking = मैच खोजा जा रहा है…
young-failed = मैच लोड नहीं हो सका
young-failed-text = अपना कनेक्शन जाँचें, फिर कोशिश करें।
young-retry = फिर कोशिश करें
young-home = होम
young-crumbs = आप यहाँ हैं
young-this-match = यह मैच
