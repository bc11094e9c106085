### How a payment ended: the alert after the platform's page has led back.

deposit-success = 存款已到账
deposit-success-text = 款项已进入您的余额。
deposit-pending = 存款处理中
deposit-pending-text = 到账后会立即显示在余额中，无需再次付款。
deposit-error = 存款失败
deposit-error-text = 余额没有增加。请重试，或使用其他方式付款。
deposit-failed = 快速存款失败
deposit-failed-text = 我们无法确定付款是否成功。再次付款前请先查看余额。
deposit-title = 存款
deposit-loading = 正在加载付款页面…
deposit-new-tab = 在新标签页中打开
deposit-unavailable = 无法显示付款表单。您可以改在付款页面存款。
deposit-to-page = 前往付款页面
