### 页面中预置的提示。

alerts-close = 关闭
alerts-offline = 您已离线，本页赔率可能不是最新。
alerts-offline-title = 无网络连接
alerts-offline-text = 您的投注单已保存。恢复连接后赔率将重新更新。
alerts-live-off = 赔率已停止更新。请重新加载页面。
