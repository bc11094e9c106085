### Messages of the player's passkeys, in the profile.

passkeys-title = Passkeys
passkeys-text = Sign in with your fingerprint, your face or your screen lock instead of a password.
passkeys-none = You have no passkeys yet.
# A passkey, if it is not known where it is kept; otherwise its name is that, such as iCloud Keychain.
passkeys-one = Passkey
# $moment is a day, such as 26 Nov 2026.
passkeys-added = Added: { $moment }
passkeys-used = Last used: { $moment }
passkeys-unused = Not used yet
# Button, and title of the dialog that asks for the password.
passkeys-add = Add a passkey
passkeys-password = Enter your password to add a passkey.
# Alert.
passkeys-saved = Passkey added
passkeys-remove = Remove
# Title of the dialog before a passkey is removed.
passkeys-sure = Remove this passkey?
passkeys-sure-text = You won’t be able to sign in with it any more. Delete it from your device as well.
# Alert.
passkeys-removed = Passkey removed
passkeys-cancel = Cancel
# Why none was added.
passkeys-known = This device already has a passkey for your account.
passkeys-unfit = This device or browser cannot create a passkey.
