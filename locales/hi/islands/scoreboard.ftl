### Messages of the scoreboard.

scoreboard-live = लाइव
scoreboard-starts = शुरू
scoreboard-finished = फ़ाइनल स्कोर
scoreboard-score = स्कोर
scoreboard-serving = सर्विस
scoreboard-total = कुल
scoreboard-closed = बेटिंग बंद
scoreboard-half-time = HT
scoreboard-pause = ब्रेक
