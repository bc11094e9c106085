### Paying in: the dialog with the platform's page, and how a payment ended.

deposit-success = Deposit received
deposit-success-text = The money is in your balance.
deposit-pending = Deposit on its way
deposit-pending-text = Your balance shows it as soon as it arrives. You need not pay again.
deposit-error = Deposit failed
deposit-error-text = Nothing was added to your balance. Try again, or pay another way.
# The dialog with the platform's page.
deposit-title = Deposit
deposit-loading = The payment page is loading…
# Link to the same page in a tab of its own.
deposit-new-tab = Open in a new tab
