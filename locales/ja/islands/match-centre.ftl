### Messages of the match centre: statistics, timeline and stream of a match.

centre-title = 試合センター
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
