### Messages of the price history, loaded when it is opened.

moves-close = 关闭
moves-none = 打开页面以来，此赔率没有变动。
moves-none-market = 打开页面以来，这些赔率均没有变动。
moves-up = 赔率上升
moves-down = 赔率下降
moves-suspended = 暂停投注
moves-open = 恢复投注
