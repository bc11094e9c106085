### How strong a new password is.

strength-advice = { $count } 文字以上。関係のない単語をいくつか並べると、覚えやすく推測されにくくなります。
strength-short = { $count } 文字以上にしてください。
strength-weak = 弱い：推測されやすいです。もっと長くしてください。
strength-fair = 普通：あと数文字で強くなります。
strength-strong = 強い
