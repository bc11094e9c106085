### Messages of the profile: who the player is, how far they have come, and what is in their accounts.

# Before a player has signed in.
profile-text = Sign in to see your level, points and balances.
profile-sign-in = Sign in
# Before the name that the player has chosen, or the first and the last name.
profile-name = Name
profile-email = Email
# Button: opens the form that sends a link for it by mail.
profile-password = Choose a new password
profile-phone = Phone number
profile-phone-verified = Verified
profile-phone-verify = Verify your number
# The level that a player has reached, such as Silver.
profile-level = Level
profile-points = Points
# $level is the next one, such as Gold; $count is how many points are missing. The number has its name before it: no
# language has to inflect it.
profile-next = Points to { $level }: { $count }
profile-top = You have reached the highest level.
profile-balances = Balances
profile-documents = Keep an identity document and a proof of address at hand: you may be asked for them before your first withdrawal.
profile-failed = Your profile could not be loaded.
profile-retry = Try again
