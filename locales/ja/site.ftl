### ページの文言。

## 全ページ共通

skip-to-content = 本文へ移動
skip-to-slip = ベットスリップへ移動
nav-main = メインメニュー
nav-sports = スポーツ
nav-live = ライブ
nav-all-sports = すべてのスポーツ
nav-leagues = スポーツとリーグ
nav-top-leagues = 主要リーグ
nav-cybersport = eスポーツ
nav-language = 言語
nav-breadcrumbs = 現在地
nav-menu = メニュー
menu-close = メニューを閉じる
languages-close = 言語一覧を閉じる
nav-help = ヘルプ
tab-slip = スリップ
tab-bets = マイベット
nav-tabs = ショートカット
theme-dark = ダークテーマ
odds-format = オッズの表示形式
odds-format-european = 小数
odds-format-british = 分数
odds-format-american = アメリカ式
odds-format-hongkong = 香港式
odds-format-malaysian = マレー式
odds-format-indonesian = インドネシア式
foot-payments = お支払い方法
foot-registration = 登録番号
foot-licensed-by = ライセンス発行
foot-licence = ライセンス番号
foot-prices = オッズと時刻は、新しい情報が読み込まれるまで、このページの最終更新時点のものです。タイムゾーン：{ $zone }。

## パンくずと日付

crumb-about = 会社概要
crumb-bets-history = マイベット
crumb-cybersport = eスポーツ
crumb-favorites = お気に入り
crumb-general-rules = 一般規約
crumb-home = ホーム
crumb-init-sportsbook = スポーツブック
crumb-limits = 自分の制限
crumb-live = ライブ
crumb-search = 検索
crumb-schedule = 日程
crumb-results = 試合結果
crumb-lotteries = 宝くじ
crumb-promotions = プロモーション
crumb-racing = 競馬
crumb-sign-in = ログイン
crumb-sign-up = アカウントを作成
crumb-password-new = パスワードをお忘れですか？
crumb-password-edit = 新しいパスワードを設定
crumb-confirmation = メールアドレスの確認
crumb-unlock = アカウントのロックを解除
crumb-sports = スポーツ
day-today = 今日
day-tomorrow = 明日
day-yesterday = 昨日
next-hours = 3時間以内
live-now = 試合中
# Label of the links above a list: live, leagues, sports or days.
list-tools = 試合を絞り込む
# Label of the switch between a list's two markets.
list-market = 一覧に表示するマーケット
list-compact = コンパクト
list-video = 映像あり

## タイトルと説明

home-title = スポーツベットのオッズ：ライブと今後の試合
home-description = { $site }のライブと今後の試合の最新オッズ。サッカー、野球、テニス、バスケットボールなど。
home-heading = ライブと今後の試合
search-title = 検索
search-description = すべてのスポーツとリーグの一覧。試合・リーグ・マーケットをどの言語でも検索できます。
live-title = ライブベット：試合中のオッズ
live-description = 現在進行中の全試合を、スコア、経過時間、最新オッズとともにスポーツ別、リーグ別に掲載。
live-heading = ライブ
sport-title = { $sport }のオッズ
sport-description = { $sport }のオッズ：ライブと今後の{ $count }試合をリーグ別に掲載。
sport-all-leagues = すべてのリーグ
category-title = { $category }の{ $sport }オッズ
category-description = { $category }の{ $sport }オッズ：ライブと今後の{ $count }試合。試合結果のほか多数のマーケット。
league-title = { $league }（{ $category }）の{ $sport }オッズ
league-description = { $league }（{ $category }）の{ $sport }オッズ：{ $count }試合。試合結果のほか多数のマーケット。
match-title = { $home } 対 { $away } の{ $sport }オッズ（{ $start }）
match-title-short = { $home } 対 { $away }：{ $start }
match-description = { $home } 対 { $away }、{ $league }（{ $sport }）、{ $start }：試合結果、合計、ハンディキャップほか全マーケットのオッズ。

## 優勝予想

outrights = 優勝予想
outright-until = { $day }まで受付
outright-title = { $name }の優勝予想オッズ（{ $sport }）
outright-description = { $name }（{ $sport }）：{ $league }の優勝など、大会全体を対象とするベットのオッズ。
outright-close = 受付終了
outright-ends = 大会終了
outright-entrants = 出場者
outright-matches = { $league }の試合

## カレンダーとフィード

calendar-add = カレンダーに追加
calendar-all = すべての試合
feed-fixtures = 今後の試合

## 日程と試合結果

days-nav = 日付
days-cut = 各スポーツの最初の試合です。すべて見るには、上のスポーツを選んでください。
parts-nav = ページ
parts-previous = 前へ
parts-next = 次へ
parts-number = { $number }ページ
schedule-title = { $day }の試合日程とオッズ
schedule-title-sport = { $day }の{ $sport }日程とオッズ
schedule-soon-title = 3時間以内に始まる試合
schedule-soon-title-sport = 3時間以内に始まる{ $sport }の試合
schedule-description = { $day }：{ $count }試合を、試合結果など多数のマーケットのオッズとともにスポーツ別、リーグ別に掲載。
schedule-description-sport = { $day }の{ $sport }：{ $count }試合を、試合結果など多数のマーケットのオッズとともにリーグ別に掲載。
schedule-soon-description = 3時間以内に始まる{ $count }試合の最新オッズをスポーツ別、リーグ別に掲載。
schedule-soon-description-sport = { $sport }：3時間以内に始まる{ $count }試合の最新オッズ。
schedule-heading = 日程：{ $day }
schedule-heading-sport = { $sport }の日程：{ $day }
schedule-empty = ベットできる試合はありません。
results-title = { $day }の試合結果
results-title-sport = { $day }の{ $sport }試合結果
results-description = { $day }に終了した{ $count }試合の最終スコアと各ピリオドのスコア。
results-description-sport = { $day }に終了した{ $sport }の{ $count }試合の最終スコアと各ピリオドのスコア。
results-heading = 試合結果：{ $day }
results-heading-sport = { $sport }の試合結果：{ $day }
results-empty = 終了した試合はありません。
results-start = 開始
results-sides = 対戦
results-final = 最終スコア
results-final-short = 計
results-won = 勝利
league-results-title = { $league }（{ $category }）の{ $sport }試合結果
league-results-description = { $league }（{ $category }）の{ $sport }：過去7日間の{ $count }試合の最終スコア。
league-results-heading = { $league }の試合結果

## 編集者が作るページ

page-description = { $site }の{ $title }。
limits-help = 無料・秘密厳守の相談窓口：
favorites-script = お気に入りはアカウントに保存されています。ここに表示するには、ブラウザで JavaScript を有効にしてください。
bets-history-text = 未確定・確定済みのベットは、ベットスリップの「マイベット」にあります。
bets-history-open = マイベットを開く
bets-history-script = ベットは保存されていますが、表示には JavaScript が必要です。ブラウザで有効にしてから、ページを再読み込みしてください。
init-sportsbook-open = スポーツブックへ
sign-in-text = ログインすると、ベットと残高の確認ができます。
sign-in-open = ログイン
sign-in-script = ログインには JavaScript が必要です。ブラウザで有効にしてから、ページを再読み込みしてください。
sign-up-text = アカウントを開設してベットしましょう。
password-new-text = アカウントのメールアドレスを入力してください。新しいパスワードを設定するリンクをお送りします。
password-edit-text = メールのリンクを開いて、新しいパスワードを設定してください。
confirmation-text = メールアドレスを入力してください。確認用のリンクをもう一度お送りします。
unlock-text = メールアドレスを入力してください。アカウントのロックを解除するリンクをお送りします。
form-script = このフォームには JavaScript が必要です。ブラウザで有効にしてから、ページを再読み込みしてください。
cybersport-title = eスポーツベット：ゲーム別オッズ
cybersport-description = コンピューターゲームのオッズをゲーム別に掲載。次の試合とその全マーケットを、開始前もライブ中もご覧いただけます。
promotions-title = プロモーション、ボーナス、フリーベット
promotions-description = 実施中のプロモーション一覧。ボーナス、コンボブースト、フリーベットを、それぞれの利用条件と最終日とあわせて掲載。
cybersport-none = 現在ベットできる eスポーツの試合はありません。
to-sports = すべてのスポーツを見る

## プロモーション

promotions-none = 現在実施中のプロモーションはありません。
promotion-from = 開始
promotion-until = 終了
promotion-terms = 利用条件
nav-right = スリップ横のショートカット
nav-deposit = 入金

## エラーページ

not-found-title = 申し訳ありません。ページが見つかりません。
not-found-text = このページは存在しないか、試合が終了しています。
error-title = 申し訳ありません。エラーが発生しました。
error-text = しばらくしてからもう一度お越しください。
error-home = ホームへ戻る
blocked-title = 申し訳ありませんが、ただいまお客様の国ではご利用いただけません。
blocked-text = 当サイトのライセンスは、現在いらっしゃる国を対象としていません。
locked-title = 権限がありません
locked-text = 申し訳ありませんが、このページを表示する権限がありません。

favourite = お気に入り：
favourite-match = この試合
