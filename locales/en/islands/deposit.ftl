### Paying in: the dialog with the platform's page, and how a payment ended.

deposit-success = Deposit received
deposit-success-text = The money is in your balance.
deposit-pending = Deposit on its way
deposit-pending-text = Your balance shows it as soon as it arrives. You need not pay again.
deposit-error = Deposit failed
deposit-error-text = Nothing was added to your balance. Try again, or pay another way.
# A quick deposit that ended without an answer.
deposit-failed = Deposit not confirmed
deposit-failed-text = We do not know whether the payment went through. Check your balance before you pay again.
# The dialog with the platform's page.
deposit-title = Deposit
deposit-loading = The payment page is loading…
# Link to the same page in a tab of its own.
deposit-new-tab = Open in a new tab
# Where the payment form of a quick deposit cannot be shown; and the link to the platform's page.
deposit-unavailable = The payment form could not be shown. You can pay in on the payment page instead.
deposit-to-page = Go to the payment page
# What the provider of a payment says while it is made, by its key: a title, and what to do.
deposit-notice-method_unavailable = This way of paying is not available
deposit-notice-method_unavailable-text = Pay another way, or try this one again later.
# 3-D Secure: the bank asks for a code, or in its app.
deposit-notice-three_ds_needed = Your bank wants to check that it is you
deposit-notice-three_ds_needed-text = Confirm the payment in your bank’s app or on its page.
deposit-notice-processing_delayed = The payment takes longer than usual
deposit-notice-processing_delayed-text = Your balance shows it as soon as it arrives. You need not pay again.
deposit-notice-card_saved = Card saved
deposit-notice-card_saved-text = You can choose it for your next deposit.
# The same of a key that this version does not know, by its type; the text is shared.
deposit-notice-success = Payment in progress
deposit-notice-warning = There is a note on your payment
deposit-notice-danger = There is a problem with your payment
deposit-notice-text = See what the payment form says before you go on.
