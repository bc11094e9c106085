### 页面中预置的提示。

alerts-close = 关闭
alerts-offline = 您已离线，本页赔率可能不是最新。
