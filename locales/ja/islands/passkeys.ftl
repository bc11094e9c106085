### Messages of the player's passkeys, in the profile.

passkeys-title = パスキー
passkeys-text = パスワードの代わりに、指紋、顔、または画面ロックでログインできます。
passkeys-none = パスキーはまだありません。
passkeys-one = パスキー
passkeys-added = 追加日：{ $moment }
passkeys-used = 最終使用日：{ $moment }
passkeys-unused = 未使用
passkeys-add = パスキーを追加
passkeys-password = パスキーを追加するには、パスワードを入力してください。
passkeys-saved = パスキーを追加しました
passkeys-remove = 削除
passkeys-sure = このパスキーを削除しますか？
passkeys-sure-text = このパスキーではログインできなくなります。お使いのデバイスからも削除してください。
passkeys-removed = パスキーを削除しました
passkeys-cancel = キャンセル
passkeys-known = このデバイスには、お客様のアカウントのパスキーがすでにあります。
passkeys-unfit = このデバイスまたはブラウザではパスキーを作成できません。
