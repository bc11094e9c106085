### Scoreboard.

scoreboard-live = لائیو
scoreboard-starts = آغاز
scoreboard-finished = حتمی اسکور
scoreboard-score = اسکور
scoreboard-serving = سروس پر
scoreboard-total = کل
scoreboard-closed = شرطیں بند
scoreboard-half-time = ہاف ٹائم
scoreboard-pause = وقفہ
