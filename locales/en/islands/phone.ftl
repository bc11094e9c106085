### Messages of the form that verifies the player's phone number by a code in a text message.

phone-title = Verify your phone number
phone-text = We will send you a code by text message.
# A choice of countries with their codes, such as South Africa +27.
phone-country = Country code
phone-country-missing = Choose the country of your number.
phone-number = Phone number
phone-number-missing = Enter your phone number.
phone-number-invalid = This is not a phone number. Check its digits and the country.
phone-send = Send code
phone-sending = One moment…
# $number is the phone number.
phone-sent = We have sent a code to { $number }.
phone-code = Code
phone-code-missing = Enter the code from the text message.
# $count is how many digits a code has.
phone-code-invalid = A code has { $count } digits.
phone-verify = Verify
phone-again = Send another code
phone-change = Use another number
# An operator counts the codes of a day by the calendar, or those of the last 24 hours.
phone-limit = No more codes can be sent for now. Try again in 24 hours.
# $number is the phone number.
phone-is-verified = { $number } is verified.
phone-verified = Your phone number is verified
phone-failed = That did not work. Please try again later.
