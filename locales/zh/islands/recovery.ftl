### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = 请输入您账户的电子邮箱。我们会发送链接，供您设置新密码。
recovery-own = 我们会向 { $email } 发送链接。
recovery-send = 发送链接
recovery-sending = 请稍候…
recovery-sent = 如果有使用 { $email } 的账户，链接已经发出。也请查看垃圾邮件。
recovery-again = 再次发送
recovery-retry = 重试
recovery-failed = 操作未成功，请稍后再试。
recovery-edit = 设置新密码
recovery-password = 新密码
recovery-save = 保存密码
recovery-saved = 新密码已保存，您已登录
recovery-no-link = 此链接不完整、已使用或已过期。请重新获取。
recovery-used = 如果您已使用过，直接登录即可。
recovery-open-again = 请再次打开邮件中的链接。如果无法使用，请重新获取。
recovery-new-link = 获取新链接
recovery-confirm = 验证电子邮箱
recovery-confirm-text = 请输入电子邮箱。我们会重新发送验证链接。
recovery-confirmed = 您的电子邮箱已验证，现在可以登录。
recovery-unlock = 解锁账户
recovery-unlock-text = 多次输错密码后，账户会锁定一段时间。请输入电子邮箱，我们会发送链接，供您立即解锁。
recovery-unlocked = 您的账户已解锁，可以重新登录。
