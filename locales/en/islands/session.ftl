### Messages of the session: the button in the header, the sign-in dialog, the account menu.

session-sign-in = Sign in
session-title = Sign in
session-to-place = Sign in to place your bet. Your selections are kept.
session-expired = Your session has ended. Please sign in again.
# After signing in, where the browser keeps no cookies.
session-not-kept = Your browser blocks cookies, so it cannot keep you signed in. Allow cookies for this site in its settings, then sign in again.
session-email = Email
session-password = Password
session-show-password = Show
session-hide-password = Hide
session-submit = Sign in
session-busy = Signing in…
# Button, for players who have one on their device.
session-passkey = Sign in with a passkey
session-close = Close
# Link to the form for a forgotten password, and its title.
session-forgot = Forgot your password?
# Link to the form that opens an account, its title and its button.
session-join = Create account
# Button: sends the mail with the link that confirms an address again.
session-resend = Resend the link
# Link to the form that unlocks an account after several wrong passwords.
session-unlock = Unlock my account
session-email-missing = Enter your email address.
session-email-invalid = Enter a whole email address, such as name@example.com.
session-password-missing = Enter your password.
session-invalid = The email or the password is wrong. Check both and try again.
session-unanswered = There was no answer. Check your connection and try again.
session-failed = You could not be signed in. Please try again later.
# Instead of the form.
session-closed = Signing in is not possible at the moment.
session-blocked = You cannot sign in from your country.
# In the place of a form, where the site is shown in a frame of another page.
session-framed = This is not possible inside another page. Open the site in a tab of its own.
session-own-tab = Open in a new tab
session-account = Account and balance
session-signed-in-as = Signed in as
# Link to the platform's page where players pay in.
session-deposit = Deposit
# Link to the platform's page where players take money out of their balance.
session-withdraw = Withdraw
# Link to the page with the player's profile.
session-profile = Profile
session-limits = My limits
# Link to the form that verifies the player's phone number.
session-phone = Phone number
# Heading of the accounts, one in each currency.
session-accounts = Accounts
# Button: opens an account in another currency; the code of the one that is chosen comes after it (EUR).
session-open-account = Open account
session-currency = Another currency
# An alert. $currency is a code, such as EUR.
session-account-used = Bets are now placed in { $currency }
session-account-failed = That did not work. Your account is as it was.
session-sign-out = Sign out
session-signed-out = You are signed out
session-sign-out-failed = You could not be signed out. Please try again.
