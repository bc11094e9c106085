### How strong a new password is.

strength-advice = Поне { $count } знака. Няколко несвързани думи се помнят лесно и се отгатват трудно.
strength-short = Използвайте поне { $count } знака.
strength-weak = Слаба: лесна за отгатване. Направете я по-дълга.
strength-fair = Средна: още няколко знака я правят силна.
strength-strong = Силна
