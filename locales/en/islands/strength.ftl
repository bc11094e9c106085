### How strong a new password is.

# $count is 8 or more.
strength-advice = At least { $count } characters. A few unrelated words are easy to remember and hard to guess.
strength-short = Use at least { $count } characters.
strength-weak = Weak: easy to guess. Make it longer.
strength-fair = Fair: a few more characters make it strong.
strength-strong = Strong
