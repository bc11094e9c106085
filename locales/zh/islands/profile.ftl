### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

profile-text = 登录后即可查看等级、积分和余额。
profile-sign-in = 登录
profile-name = 姓名
profile-email = 电子邮箱
profile-password = 设置新密码
profile-phone = 手机号码
profile-phone-verified = 已验证
profile-phone-verify = 验证您的号码
profile-level = 等级
profile-points = 积分
profile-next = 距 { $level } 还差积分：{ $count }
profile-top = 您已达到最高等级。
profile-balances = 余额
profile-documents = 请备好身份证件和地址证明，首次取款前可能需要您提供。
profile-failed = 个人资料加载失败。
profile-retry = 重试
