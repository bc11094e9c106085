### Paying in: the dialog with the platform's page, and how a payment ended.

deposit-success = Deposit received
deposit-success-text = The money is in your balance.
deposit-pending = Deposit on its way
deposit-pending-text = Your balance shows it as soon as it arrives. You need not pay again.
deposit-error = Deposit failed
deposit-error-text = Nothing was added to your balance. Try again, or pay another way.
# A quick deposit that ended without an answer.
deposit-failed = Quick deposit failed
deposit-failed-text = We do not know whether the payment went through. Check your balance before you pay again.
# The dialog with the platform's page.
deposit-title = Deposit
deposit-loading = The payment page is loading…
# Link to the same page in a tab of its own.
deposit-new-tab = Open in a new tab
# Where the payment form of a quick deposit cannot be shown; and the link to the platform's page.
deposit-unavailable = The payment form could not be shown. You can pay in on the payment page instead.
deposit-to-page = Go to the payment page
