### Messages of a forgotten password, a new one, and the confirmation of an email address.

recovery-text = Enter the email address of your account. We will send you a link to choose a new password.
# The same for a player who is signed in. $email is their own address.
recovery-own = We will send a link to { $email }.
recovery-send = Send link
recovery-sending = One moment…
# $email is the address that was typed. Not said: whether it has an account.
recovery-sent = If there is an account with { $email }, the link is on its way. Look in your spam folder too.
# Button: sends the mail again.
recovery-again = Send again
# Button: follows the link of a mail once more. Nothing is sent.
recovery-retry = Try again
recovery-failed = That did not work. Please try again later.
# Title of the form for a new password, and of the one that sends a player the link to it: the words of the profile's
# button (`profile-password`).
recovery-edit = Choose a new password
recovery-password = New password
recovery-save = Save password
recovery-saved = Your new password is saved and you are signed in
recovery-no-link = This link is incomplete, has been used or has expired. Request a new one.
# Below the line before it, where the link confirms an address or unlocks an account.
recovery-used = If you have already used it, you can simply sign in.
# Where a page does not have the link any more, because it was loaded again. The link may still work.
recovery-open-again = Open the link in the message again. If it does not work, request a new one.
recovery-new-link = Request a new link
# Title of the form that confirms an address.
recovery-confirm = Confirm your email
recovery-confirm-text = Enter your email address. We will send you the link to confirm it again.
recovery-confirmed = Your email address is confirmed. You can now sign in.
# Title of the form that unlocks an account.
recovery-unlock = Unlock your account
recovery-unlock-text = After several wrong passwords an account is locked for a while. Enter your email address, and we will send you a link that unlocks it now.
recovery-unlocked = Your account is unlocked. You can sign in again.
