### Messages of the reminders to open an account and to pay in.

remind-sign-up = 新来的？
remind-sign-up-text = 注册账户后，即可投注、保存收藏并查看您的投注。
remind-deposit = 您的余额为零
remind-deposit-text = 存款后即可进行下一次投注。请只用输得起的闲钱投注。
remind-later = 以后再说
