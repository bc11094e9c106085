### あらかじめ作られるページにある、ベットスリップ・セッション・通知の言葉。
### ブラウザーがあとで表示する言葉は islands.ftl にあります。

slip-title = ベットスリップ
slip-tab-slip = スリップ
slip-tab-bets = マイベット
slip-close = ベットスリップを閉じる
slip-empty-title = ベットスリップは空です
slip-empty-text = オッズをタップすると、ここに追加されます。
slip-quick-bet = クイックベット
slip-code = コードをお持ちですか？
slip-code-open = 開く

session-sign-in = ログイン

alerts-close = 閉じる
alerts-offline = オフラインです。このページのオッズは最新でない可能性があります。
