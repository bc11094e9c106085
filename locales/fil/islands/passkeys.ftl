### Messages of the player's passkeys, in the profile.

passkeys-title = Mga passkey
passkeys-text = Mag-log in gamit ang iyong fingerprint, mukha o lock ng screen sa halip na password.
passkeys-none = Wala ka pang passkey.
passkeys-one = Passkey
passkeys-added = Idinagdag: { $moment }
passkeys-used = Huling ginamit: { $moment }
passkeys-unused = Hindi pa nagagamit
passkeys-add = Magdagdag ng passkey
passkeys-password = Ilagay ang password mo para magdagdag ng passkey.
passkeys-saved = Naidagdag ang passkey
passkeys-remove = Alisin
passkeys-sure = Alisin ang passkey na ito?
passkeys-sure-text = Hindi ka na makakapag-log in gamit ito. Burahin din ito sa device mo.
passkeys-removed = Naalis ang passkey
passkeys-cancel = Kanselahin
passkeys-known = May passkey na ang device na ito para sa account mo.
passkeys-unfit = Hindi makagawa ng passkey ang device o browser na ito.
