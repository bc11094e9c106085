### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = 验证手机号码
phone-text = 我们会通过短信向您发送验证码。
phone-country = 国家或地区代码
phone-country-missing = 请选择号码所属的国家或地区。
phone-number = 手机号码
phone-number-missing = 请输入手机号码。
phone-number-invalid = 这不是有效的手机号码，请核对数字和国家或地区。
phone-send = 发送验证码
phone-sending = 请稍候…
phone-sent = 我们已向 { $number } 发送验证码。
phone-code = 验证码
phone-code-missing = 请输入短信中的验证码。
phone-code-invalid = 验证码为 { $count } 位数字。
phone-verify = 验证
phone-again = 重新发送验证码
phone-change = 使用其他号码
phone-limit = 目前无法再发送验证码，请 24 小时后再试。
phone-is-verified = { $number } 已验证。
phone-verified = 您的手机号码已验证
phone-failed = 操作未成功，请稍后再试。
