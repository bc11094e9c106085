### Messages of the match centre, beside the prices of a match: what is known before it, statistics, timeline and stream.

centre-title = 試合センター
centre-form = 直近の成績
centre-table = 順位表
centre-meetings = 対戦成績
centre-played = 試合
centre-won = 勝ち
centre-drawn = 分け
centre-lost = 負け
centre-points = 勝点
centre-statistics = スタッツ
centre-timeline = 経過
centre-stream = 配信
centre-not-begun = スタッツは試合開始後に表示されます
centre-none = まだ何も起きていません
centre-failed = 読み込めませんでした
centre-retry = もう一度試す
centre-stream-sign-in = この試合を見るにはログインしてください
centre-sign-in = ログイン
centre-play = ライブで見る
centre-stop = 配信を停止
centre-choose = 配信
centre-no-stream = この試合の配信は現在ありません
centre-stream-refused = お住まいの地域ではこの配信を視聴できません
centre-stream-failed = 配信が途切れました。接続を確認して、もう一度お試しください。
centre-stream-unsupported = このブラウザでは配信を再生できません
