### Messages of the scoreboard.

scoreboard-live = लाइव
scoreboard-starts = शुरू
scoreboard-finished = फ़ाइनल स्कोर
scoreboard-score = स्कोर
scoreboard-serving = सर्विस
scoreboard-total = कुल
scoreboard-closed = बेटिंग बंद
scoreboard-postponed = स्थगित
scoreboard-rescheduled = नई तारीख
scoreboard-called-off = रद्द
scoreboard-half-time = HT
scoreboard-pause = ब्रेक
scoreboard-overtime = OT
scoreboard-red-cards = रेड कार्ड
scoreboard-suspended = सस्पेंड
scoreboard-why-goal = गोल
scoreboard-why-card = कार्ड
scoreboard-why-penalty = पेनल्टी
scoreboard-why-review = वीडियो रिव्यू
scoreboard-why-break = सर्विस ब्रेक
scoreboard-why-stopped = खेल रुका
scoreboard-why-provider = डेटा नहीं
