### Messages of the player's passkeys, in the profile.

passkeys-title = 通行密钥
passkeys-text = 使用指纹、面容或屏幕锁定登录，无需密码。
passkeys-none = 您还没有通行密钥。
passkeys-one = 通行密钥
passkeys-added = 添加日期：{ $moment }
passkeys-used = 上次使用：{ $moment }
passkeys-unused = 尚未使用
passkeys-add = 添加通行密钥
passkeys-password = 请输入密码以添加通行密钥。
passkeys-saved = 已添加通行密钥
passkeys-remove = 移除
passkeys-sure = 要移除此通行密钥吗？
passkeys-sure-text = 移除后您将无法再用它登录。请同时在您的设备上将其删除。
passkeys-removed = 已移除通行密钥
passkeys-cancel = 取消
passkeys-known = 此设备上已有您账户的通行密钥。
passkeys-unfit = 此设备或浏览器无法创建通行密钥。
