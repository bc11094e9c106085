### Messages of the form that opens an account.

join-first-name = First name
join-last-name = Last name
join-country = Country of residence
join-currency = Currency
# $rules is a link with the text of join-rules.
join-terms = I am 18 or older and accept the { $rules }.
join-rules = rules
# A field that is empty.
join-missing = Fill in this field.
join-terms-missing = To open an account, confirm your age and accept the rules.
# $email is the address that was typed.
join-sent = One more step: we have sent a link to { $email }. Open it to confirm your address, then sign in.
join-welcome = Welcome! Your account is open and you are signed in
join-closed = New accounts cannot be opened at the moment.
join-blocked = Accounts cannot be opened from your country.
# Link to the form to sign in.
join-sign-in = I already have an account
# The form for what is missing before a player can pay in.
join-complete = A few details first
join-complete-text = We need these once, before you can pay in.
join-date-of-birth = Date of birth
join-date-of-birth-invalid = Enter a valid date of birth.
join-address = Street and number
join-city = Town or city
join-postal-code = Postcode
join-save = Save and continue
join-saved = Your details are saved
# When the rules have changed since the player accepted them. $rules is a link with the text of join-rules.
join-terms-changed = Our rules have changed
join-terms-read = To go on, read and accept the { $rules }.
join-terms-accept = I accept
