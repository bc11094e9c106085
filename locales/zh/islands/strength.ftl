### How strong a new password is.

strength-advice = 至少 { $count } 个字符。几个互不相关的词容易记住，也难以猜到。
strength-short = 请至少使用 { $count } 个字符。
strength-weak = 弱：容易被猜到，请加长。
strength-fair = 一般：再加几个字符就很安全。
strength-strong = 强
