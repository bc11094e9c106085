### How strong a new password is.

strength-advice = कम से कम { $count } अक्षर। कुछ बेमेल शब्द याद रखना आसान और अंदाज़ा लगाना मुश्किल होता है।
strength-short = कम से कम { $count } अक्षर लिखें।
strength-weak = कमज़ोर: अंदाज़ा लगाना आसान है। इसे लंबा करें।
strength-fair = ठीक: कुछ और अक्षर इसे मज़बूत बना देंगे।
strength-strong = मज़बूत
