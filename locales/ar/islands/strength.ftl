### How strong a new password is.

strength-advice = الحد الأدنى لعدد الأحرف: { $count }. بضع كلمات لا رابط بينها يسهل تذكّرها ويصعب تخمينها.
strength-short = الحد الأدنى لعدد الأحرف: { $count }.
strength-weak = ضعيفة: يسهل تخمينها. اجعلها أطول.
strength-fair = متوسطة: بضعة أحرف أخرى تجعلها قوية.
strength-strong = قوية
