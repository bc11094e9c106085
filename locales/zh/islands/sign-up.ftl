### Messages of the form that opens an account.

join-first-name = 名
join-last-name = 姓
join-country = 居住国家或地区
join-currency = 货币
join-terms = 我已年满 18 岁，并接受{ $rules }。
join-rules = 规则
join-missing = 请填写此项。
join-terms-missing = 注册账户前，请确认年龄并接受规则。
join-sent = 还差一步：我们已向 { $email } 发送链接。请打开链接验证邮箱，然后登录。
join-welcome = 欢迎！您的账户已开通并已登录
join-closed = 目前无法注册新账户。
join-blocked = 您所在的国家或地区无法注册账户。
join-sign-in = 我已有账户
join-complete = 请先补充资料
join-complete-text = 存款前需要填写，只需一次。
join-date-of-birth = 出生日期
join-date-of-birth-invalid = 请输入完整且已过去的日期。
join-address = 街道和门牌号
join-city = 城市
join-postal-code = 邮政编码
join-save = 保存并继续
join-saved = 您的资料已保存
join-terms-changed = 我们的规则已更新
join-terms-read = 如要继续，请阅读并接受{ $rules }。
join-terms-accept = 我接受
