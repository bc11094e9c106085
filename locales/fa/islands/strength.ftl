### How strong a new password is.

strength-advice = دست‌کم { $count } نویسه. چند واژهٔ بی‌ربط را آسان به یاد می‌آورید و سخت می‌توان حدس زد.
strength-short = دست‌کم { $count } نویسه به کار ببرید.
strength-weak = ضعیف: آسان حدس زده می‌شود. طولانی‌ترش کنید.
strength-fair = متوسط: با چند نویسهٔ بیشتر قوی می‌شود.
strength-strong = قوی
