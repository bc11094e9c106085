### 登录、账户菜单。

session-sign-in = 登录
session-title = 登录
session-to-place = 请登录后投注。您的选项和本金会保留。
session-expired = 登录已失效，请重新登录。
session-email = 电子邮箱
session-password = 密码
session-show-password = 显示
session-hide-password = 隐藏
session-submit = 登录
session-busy = 正在登录…
session-close = 关闭
session-forgot = 忘记密码？
session-join = 注册账户
session-resend = 重新发送链接
session-email-missing = 请输入电子邮箱。
session-email-invalid = 请输入完整的电子邮箱，例如 name@example.com。
session-password-missing = 请输入密码。
session-invalid = 电子邮箱或密码有误，请核对后重试。
session-unanswered = 没有收到回应。请检查网络后重试。
session-failed = 登录失败，请稍后再试。
session-account = 账户与余额
session-signed-in-as = 登录账户
session-limits = 我的限额
session-sign-out = 退出
session-signed-out = 您已退出
session-sign-out-failed = 退出失败，请重试。
