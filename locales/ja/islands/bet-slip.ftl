### ベットスリップの言葉：先にページにあるもの、次にブラウザーが表示するもの。

## ベットスリップ：パネル

slip-title = ベットスリップ
slip-tab-slip = スリップ
slip-tab-bets = マイベット
slip-close = ベットスリップを閉じる
slip-empty-title = ベットスリップは空です
slip-empty-text = オッズをタップすると、ここに追加されます。
slip-quick-bet = クイックベット
slip-code = コードをお持ちですか？
slip-code-open = 開く

## ベットスリップ：選択

slip-selections = { $count } 件の選択
slip-selections-label = 選択内容
slip-remove = { $name } を削除
slip-clear = すべて削除
slip-emptied = スリップを空にしました
slip-undo = 元に戻す
slip-price-moved = 追加後に { $from } → { $to } へ変動
slip-price-changed = オッズ変動：{ $from } → { $to }
slip-moves = ページを開いてからのオッズ推移
slip-suspended = 一時停止中：現在ベットできません
slip-suspended-provider = 一時停止中：データなし
slip-unavailable = 受付を終了しました
slip-live = ライブ
slip-bar-open = スリップを見る
slip-bar-singles = シングル { $count } 件
slip-bar-no-stake = 賭け金未入力
slip-bar-remove = 続けるには選択を 1 つ削除してください
slip-conflict-here-same_match = 同じ試合の別の選択とは組み合わせられません
slip-conflict-here-outright = 同じ大会の別の選択とは組み合わせられません
slip-conflict-here-mixed_providers = ほかの選択とは組み合わせられません
slip-conflict-here-system_provider = システムベットの対象外です
slip-conflict-here-custom_bet_match = ベットビルダーとは別の試合です
slip-conflict-here-custom_bet_alone = ベットビルダーと一緒にはベットできません

## ベットスリップ：ベット

slip-stake = 賭け金
slip-stake-currency = 賭け金（{ $currency }）
slip-quick-add = { $amount } を賭ける
slip-quick-amounts = 金額の候補
slip-odds = 合計オッズ
slip-return = 予想払戻額
slip-types = ベットの種類
slip-join = ベットビルダーにまとめる · { $odds }
slip-join-asking = ベットビルダーを確認しています…
slip-refusal-no_system_type = { $count } 件の選択で組めるシステムはありません。
slip-refusal-multi_single_unavailable = これらの選択は複数のシングルとしてベットできません。
slip-system = システム
# 選択数によるコンボの呼び名。
slip-system-option = { $win }/{ $total } · { $count } 通り
slip-return-currency = 払戻額（{ $currency }）
slip-by-return = 払戻額を指定
slip-by-stake = 賭け金を指定
slip-line-stake = 1 通りの賭け金
slip-stake-freebet = フリーベット
slip-max = 最大
slip-max-label = 最高額を賭ける
slip-max-failed = 最高賭け金を読み込めませんでした。もう一度お試しください。
slip-total-stake = 賭け金合計
slip-lines-of = { $amount } × { $count } 通り
slip-boosted-odds = ブースト後のオッズ

## ベットスリップ：ベットできない理由

slip-stake-empty = 賭け金を入力してください。
slip-stake-negative = 賭け金をマイナスにはできません。
slip-stake-exponent = 1000 のように、金額を省略せずに入力してください。
slip-stake-not_a_number = { $example } のように、数字で金額を入力してください。
slip-stake-too_precise = { $decimals ->
    [0] { $currency } に小数はありません。整数で入力してください。
   *[other] { $currency } は小数第 { $decimals } 位までです。
}
slip-stake-too_large = 金額が大きすぎます。
slip-stake-not-positive = 賭け金は 0 より大きくしてください。
slip-stake-below-min = 最低賭け金は { $amount } です。
slip-stake-above-max = 最高賭け金は { $amount } です。
slip-stake-own-limit = ご自身で設定した制限の残りは { $amount } です。
slip-stake-own-limit-until = ご自身で設定した制限の残りは { $amount } です。リセット：{ $moment }
slip-stake-above-balance = 残高は { $amount } です。賭け金を減らしてください。
slip-balance-empty = 残高は { $amount } です。
slip-currency-unlisted = ここでは { $currency } でベットできません。
slip-deposit = 入金
slip-blocked-suspended = { $count } 件の選択が一時停止中です。再開を待つか、削除してください。
slip-changed = { $count } 件のオッズが変わりました。続ける前にご確認ください。
slip-gone = { $count } 件の選択が受付を終了しました。
slip-conflict-same_match = 同じ試合の選択が 2 つあります。続けるには 1 つ削除してください。
slip-conflict-outright = 同じ大会の選択が 2 つあります。続けるには 1 つ削除してください。
slip-conflict-joinable = 同じ試合の選択が 2 つあります。ベットビルダーにまとめるか、1 つ削除してください。
slip-conflict-mixed_providers = これらの選択は 1 つのベットに組み合わせられません。続けるには 1 つ削除してください。
slip-conflict-system_provider = システムベットの対象外の選択があります。削除するか、別の種類を選んでください。
slip-conflict-custom_bet_match = ベットビルダーは 1 試合の選択だけを組み合わせます。続けるにはほかの選択を削除してください。
slip-conflict-custom_bet_alone = ベットビルダーは単独でベットします。続けるにはほかの選択を削除してください。
slip-custom-disabled = 現在ベットビルダーは受け付けていません。
slip-custom-too-short = ベットビルダーには 2 つ以上の選択が必要です。
slip-custom-odds-missing = このベットビルダーのオッズを読み込み中です。
slip-custom-changed = ベットビルダーのオッズが変わりました。続ける前にご確認ください。
slip-return-too-small = このベットの払戻は賭け金を上回りません。
slip-freebet-pending = フリーベットがこのベットに使えるか確認しています。ご自身の賭け金を入力することもできます。

## ベットスリップ：ボタン

slip-accept = 変更を承認
slip-accept-remove = 変更を承認して { $count } 件を削除
slip-accept-only-remove = { $count } 件の選択を削除
slip-sign-in = ログインしてベット
slip-offline = 接続がありません
slip-place = { $count ->
    [1] ベットする · { $amount }
   *[other] { $count } 件ベットする · { $amount }
}
slip-place-freebet = { $count ->
    [1] フリーベットを使う · { $amount }
   *[other] フリーベットで { $count } 件 · { $amount }
}
slip-place-both = { $count } 件ベットする · { $amount } ＋フリーベット { $free }
slip-place-empty = { $count ->
    [1] ベットする
   *[other] { $count } 件ベットする
}
slip-placing = { $count ->
    [1] ベットを送信中…
   *[other] { $count } 件のベットを送信中…
}

## ベットスリップ：結果

slip-error-invalid-odds = ベットの送信中にオッズが変わりました。新しいオッズを確認して、もう一度ベットしてください。
slip-error-invalid-custom-odds = このベットビルダーのオッズが変わりました。新しいオッズを確認して、もう一度ベットしてください。
slip-error-suspended = ベットの送信中に選択が一時停止になりました。ベットは成立していません。
slip-error-funds = 残高が足りません。ベットは成立していません。
slip-error-stake = この賭け金は受け付けられません。ベットは成立していません。
slip-error-not-placed = ベットは成立しておらず、残高も減っていません。もう一度ベットできます。
slip-error-maybe-placed = ベットが成立したかどうかを確認できません。同じ内容のベットが複数あるためです。もう一度ベットする前に「マイベット」をご確認ください。
slip-other-player = 別のユーザーのアカウントでログインしています
slip-other-player-text = ベットは成立していません。ページ上部のアカウントを確認して、もう一度ベットしてください。
slip-error-default = ベットは成立していません。もう一度お試しください。
slip-unanswered-title = ベットが成立したか、まだ確認できていません
slip-unanswered-text = 応答がありませんでした。二重に成立しないよう、ベットを確認しています。最大 { $seconds } 秒かかることがあります。
slip-unanswered-waiting = ベットを確認できませんでした。接続を確かめて、もう一度お試しください。
slip-unanswered-looking = ベットを確認中…
slip-unanswered-look = もう一度確認
slip-receipt-lost-text = 応答は届きませんでしたが、ベットは 1 回だけ受け付けられています。
slip-receipt-ref = 受付番号
slip-keep = 選択を残す
slip-done = 完了
slip-error-municipality = プロフィールに自治体が登録されていません。登録してから、もう一度ベットしてください。
slip-error-win-too-small = このオッズでは払戻が賭け金を上回りません。ベットは成立していません。
slip-error-elsewhere = 別のタブでベットを送信中です。完了してから、もう一度ベットしてください。
slip-receipt-placed = { $count ->
    [1] ベットが成立しました
   *[other] { $count } 件のベットが成立しました
}
slip-receipt-placed-text = { $count ->
    [1] 「マイベット」でご覧いただけます。
   *[other] いずれも「マイベット」でご覧いただけます。
}
slip-receipt-checking = { $count ->
    [1] ベットを受け付けました（確認中）
   *[other] { $count } 件のベットを受け付けました（確認中）
}
slip-receipt-checking-text = まだ成立していません。結果は通常数秒で、ここと「マイベット」に表示されます。
slip-receipt-review = { $count ->
    [1] ベットを受け付けました（確認中）
   *[other] { $count } 件のベットを受け付けました（確認中）
}
slip-receipt-review-text = まだ成立していません。担当者が確認し、結果をここと「マイベット」に表示します。
slip-receipt-rejected = ベットは成立しませんでした
slip-receipt-rejected-text = 成立する前にオッズまたは受付状況が変わりました。賭け金は残高に戻りました。
slip-receipt-missing = { $count } 件のベットは成立していません。その分の残高は減っていません。
slip-receipt-moved = 設定に従い、変動後のオッズで成立しました。
slip-placed-view = 見る
slip-placed-close = この通知を閉じる

## ベットスリップ：ボーナス

slip-bonus = ボーナス
slip-bonus-none = 使わない
slip-bonus-comboboost = コンボブースト
slip-boost-next = { $boost } まで、オッズ { $odds } 以上の選択があと { $count } 件
slip-bonus-freebet = フリーベット
slip-bonus-freebet_only_win = フリーベット（利益のみ）
slip-bonus-freebet_all_win = フリーベット（賭け金と利益）
slip-bonus-freebet_no_risk = 外れたら賭け金をフリーベットで返還
slip-bonus-hunting = ハンティング
slip-bonus-tournament = トーナメント
slip-bonus-lootbox = ルートボックス
slip-bonus-about-comboboost = このコンボのオッズが上がります。
slip-bonus-about-freebet = 賭け金は当社が負担します。的中すると、賭け金を除いた利益を受け取れます。
slip-bonus-about-freebet_only_win = 賭け金は当社が負担します。的中すると、賭け金を除いた利益を受け取れます。
slip-bonus-about-freebet_all_win = 賭け金は当社が負担します。的中すると、賭け金と利益を受け取れます。
slip-bonus-about-freebet_no_risk = 賭け金はお客様の負担です。外れると、賭け金がフリーベットで戻ります。
slip-bonus-about-hunting = このベットでハンティングのポイントがたまります。
slip-bonus-about-tournament = このベットでトーナメントのポイントがたまります。
slip-bonus-about-lootbox = このベットでルートボックスのポイントがたまります。

## ベットスリップ：クイックベット

slip-quick-bet-stake = クイックベット
slip-quick-bet-ready = オン：オッズを 1 回タップすると、すぐに { $amount } をベットします。
slip-quick-bet-not-approved = 賭け金を入力してクイックベットをオンにしてください。それまでオッズはスリップに入ります。
slip-quick-bet-approve = クイックベットをオンにする · { $amount }
slip-quick-bet-approve-empty = 賭け金を入力
slip-quick-bet-placing = { $event }、{ $market }：{ $name }（{ $odds }）に { $amount } をベット中…
slip-quick-bet-placed = クイックベットが成立しました
slip-quick-bet-checking = クイックベットを受け付けました（確認中）
slip-quick-bet-review = クイックベットを受け付けました（確認中）
slip-quick-bet-rejected = クイックベットは成立しませんでした
slip-quick-bet-error = クイックベットは成立していません
slip-quick-bet-text = { $event } · { $market }：{ $name }（{ $odds }）に { $amount }
slip-quick-bet-on = クイックベット オン · { $amount }
slip-quick-bet-off = オフにする
slip-quick-bet-idle = クイックベットをオフにしました
slip-quick-bet-idle-text = { $minutes } 分間クイックベットがありませんでした。ベットスリップでもう一度オンにできます。

## ベットスリップ：共有

slip-share-converted = 共有された賭け金 { $from } を { $to } に換算しました。
slip-code-loading = 共有されたベットを開いています…
slip-code-not_found = ベットが見つかりません。コードをご確認ください。
slip-code-nothing_left = このベットの選択はすべて受付を終了しました。別のベットをお試しください。
slip-code-later = 共有されたベットを開けませんでした。時間をおいてお試しください。
slip-code-close = 閉じる
slip-code-ask = 共有されたベットには { $count } 件の選択があり、スリップは空ではありません。追加しますか、入れ替えますか？
slip-code-answer-add = スリップに追加
slip-code-answer-replace = スリップを入れ替え
slip-code-answer-cancel = そのままにする

## ベットスリップ：設定

slip-settings = スリップの設定
slip-accept-mode = ベット中にオッズが変わったら
slip-accept-mode-none = 変更のたびに確認する
slip-accept-mode-higher = 上がった場合は承認、下がった場合は確認する
slip-accept-mode-any = すべての変更を承認する
slip-quick-own = 金額の候補（{ $currency }）
slip-quick-own-field = 候補 { $number }
slip-quick-save = 候補を保存
slip-quick-saved = 保存しました。
slip-quick-invalid = 各金額は 0 より大きい数字で入力するか、空欄にしてください。
slip-settings-failed = 設定を保存できませんでした。もう一度お試しください。
slip-odds-format = オッズの表示形式
slip-odds-format-european = 小数
slip-odds-format-british = 分数
slip-odds-format-american = アメリカ式
slip-odds-format-hongkong = 香港式
slip-odds-format-malaysian = マレー式
slip-odds-format-indonesian = インドネシア式
