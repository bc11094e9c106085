### How a payment ended: the alert after the platform's page has led back.

deposit-success = Deposit received
deposit-success-text = The money is in your balance.
deposit-pending = Deposit on its way
deposit-pending-text = Your balance shows it as soon as it arrives. You need not pay again.
deposit-error = Deposit failed
deposit-error-text = Nothing was added to your balance. Try again, or pay another way.
