### How a payment ended: the alert after the platform's page has led back.

deposit-success = 存款已到账
deposit-success-text = 款项已进入您的余额。
deposit-pending = 存款处理中
deposit-pending-text = 到账后会立即显示在余额中，无需再次付款。
deposit-error = 存款失败
deposit-error-text = 余额没有增加。请重试，或使用其他方式付款。
deposit-failed = 存款未确认
deposit-failed-text = 我们无法确定付款是否成功。再次付款前请先查看余额。
deposit-title = 存款
deposit-loading = 正在加载付款页面…
deposit-new-tab = 在新标签页中打开
deposit-unavailable = 无法显示付款表单。您可以改在付款页面存款。
deposit-to-page = 前往付款页面
deposit-notice-method_unavailable = 此付款方式目前不可用
deposit-notice-method_unavailable-text = 请使用其他方式付款，或稍后再试。
deposit-notice-three_ds_needed = 您的银行需要确认是您本人
deposit-notice-three_ds_needed-text = 请在银行的应用或页面上确认付款。
deposit-notice-processing_delayed = 付款所需时间比平时长
deposit-notice-processing_delayed-text = 到账后会立即显示在余额中，无需再次付款。
deposit-notice-card_saved = 银行卡已保存
deposit-notice-card_saved-text = 下次存款时可以选择它。
deposit-notice-success = 付款已进入下一步
deposit-notice-warning = 您的付款有一条提示
deposit-notice-danger = 您的付款出现问题
deposit-notice-text = 继续之前，请查看付款表单中的说明。
