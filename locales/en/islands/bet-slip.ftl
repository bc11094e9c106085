### Messages of the bet slip: those in prerendered pages first, then those that appear in the browser.

## Bet slip: the panel

slip-title = Bet slip
slip-tab-slip = Bet slip
slip-tab-bets = My bets
slip-close = Close the bet slip
slip-empty-title = Your bet slip is empty
slip-empty-text = Tap a price to add it here.
slip-quick-bet = Quick bet
slip-code = Have a code?
slip-code-open = Open

## Bet slip: selections

slip-selections = { $count ->
    [one] { $count } selection
   *[other] { $count } selections
}
slip-selections-label = Selections
slip-remove = Remove { $name }
slip-clear = Remove all
slip-emptied = Slip emptied
slip-undo = Undo
slip-price-moved = { $from } → { $to } since you added it
slip-price-changed = Price changed: { $from } → { $to }
# Opens what the price did while the page was open.
slip-moves = Price changes since you opened this page
slip-suspended = Suspended: no bets at the moment
# The data of the match fail to arrive.
slip-suspended-provider = Suspended: no data
slip-unavailable = No longer available
slip-live = Live
slip-bar-open = Bet slip
slip-bar-singles = { $count ->
    [one] { $count } single
   *[other] { $count } singles
}
slip-bar-no-stake = No stake yet
slip-bar-remove = Remove a selection to continue
slip-conflict-here-same_match = Cannot be combined with another pick from the same match
slip-conflict-here-outright = Cannot be combined with another pick on the same competition
slip-conflict-here-mixed_providers = Cannot be combined with the other selections
slip-conflict-here-system_provider = Not accepted in a system bet
slip-conflict-here-custom_bet_match = Not from the match of the bet builder
slip-conflict-here-custom_bet_alone = Cannot be placed together with a bet builder

## Bet slip: the bet

slip-stake = Stake
slip-stake-currency = Stake in { $currency }
slip-quick-add = Stake { $amount }
slip-quick-amounts = Quick amounts
slip-odds = Total odds
slip-return = Possible return
slip-types = Bet type
slip-join = Make it a bet builder · { $odds }
slip-join-asking = Looking for a bet builder…
slip-refusal-no_system_type = { $count ->
    [one] A system bet needs more selections.
   *[other] There are no system bets for { $count } selections.
}
slip-refusal-multi_single_unavailable = These selections cannot be placed as singles.
slip-system = System
slip-system-option = { $count ->
    [one] { $win } of { $total } · { $count } line
   *[other] { $win } of { $total } · { $count } lines
}
slip-return-currency = Return in { $currency }
slip-by-return = Enter target return
slip-by-stake = Set stake
slip-line-stake = Stake per line
slip-stake-freebet = Free bet
slip-max = Max
slip-max-label = Stake the maximum
slip-max-failed = The maximum stake could not be loaded. Try again.
slip-total-stake = Total stake
slip-lines-of = { $count ->
    [one] { $count } line of { $amount }
   *[other] { $count } lines of { $amount }
}
slip-boosted-odds = Boosted odds

## Bet slip: why placing is blocked

slip-stake-empty = Enter a stake.
slip-stake-negative = A stake cannot be negative.
slip-stake-exponent = Enter the amount in full, such as 1000.
slip-stake-not_a_number = Enter an amount in digits, such as { $example }.
slip-stake-too_precise = { $decimals ->
    [0] { $currency } has no decimals. Enter a whole amount.
    [one] { $currency } amounts have at most { $decimals } decimal.
   *[other] { $currency } amounts have at most { $decimals } decimals.
}
slip-stake-too_large = This amount is too large.
slip-stake-not-positive = The stake must be above zero.
slip-stake-below-min = The minimum stake is { $amount }.
slip-stake-above-max = The maximum stake is { $amount }.
# A limit that the player has set; $moment is a day and a time.
slip-stake-own-limit = Your own limit leaves { $amount } to stake.
slip-stake-own-limit-until = Your own limit leaves { $amount } to stake. It resets: { $moment }.
slip-stake-above-balance = Your balance is { $amount }. Lower the stake.
slip-balance-empty = Your balance is { $amount }.
slip-currency-unlisted = Bets cannot be placed in { $currency } here.
# Link to the platform's page where players pay in, after the sentences above.
slip-deposit = Deposit
slip-blocked-suspended = { $count ->
    [one] A selection is suspended. Wait until it opens again, or remove it.
   *[other] { $count } selections are suspended. Wait until they open again, or remove them.
}
slip-changed = { $count ->
    [one] A price has changed. Check it before you continue.
   *[other] { $count } prices have changed. Check them before you continue.
}
slip-gone = { $count ->
    [one] A selection is no longer offered.
   *[other] { $count } selections are no longer offered.
}
slip-conflict-same_match = Two of your selections are from the same match. Remove one to continue.
slip-conflict-outright = Two of your selections are on the same competition. Remove one to continue.
slip-conflict-joinable = Two of your selections are from the same match. Make them a bet builder, or remove one.
slip-conflict-mixed_providers = These selections cannot be combined in one bet. Remove one to continue.
slip-conflict-system_provider = Some of these selections are not accepted in a system bet. Remove them or choose another type.
slip-conflict-custom_bet_match = A bet builder combines picks from one match. Remove the others to continue.
slip-conflict-custom_bet_alone = A bet builder is placed on its own. Remove the other selections to continue.
slip-custom-disabled = Bet builders are not accepted at the moment.
slip-custom-too-short = A bet builder needs at least two picks.
slip-custom-odds-missing = Getting the odds of this bet builder.
slip-custom-changed = The odds of your bet builder have changed. Check them before you continue.
slip-return-too-small = The return would not be more than your stake.
slip-freebet-pending = Checking whether your free bet fits this bet. You can also enter a stake of your own.

## Bet slip: the button

slip-accept = Accept changes
slip-accept-remove = { $count ->
    [one] Accept changes and remove { $count }
   *[other] Accept changes and remove { $count }
}
slip-accept-only-remove = { $count ->
    [one] Remove the selection
   *[other] Remove { $count } selections
}
slip-sign-in = Sign in to bet
slip-offline = No connection
slip-place = { $count ->
    [one] Place bet · { $amount }
   *[other] Place { $count } bets · { $amount }
}
slip-place-freebet = { $count ->
    [one] Place free bet · { $amount }
   *[other] Place { $count } free bets · { $amount }
}
slip-place-both = { $count ->
    [one] Place bet · { $amount } + { $free } free bet
   *[other] Place { $count } bets · { $amount } + { $free } free bets
}
slip-place-empty = { $count ->
    [one] Place bet
   *[other] Place { $count } bets
}
slip-placing = { $count ->
    [one] Placing your bet…
   *[other] Placing your { $count } bets…
}

## Bet slip: results of placing

slip-error-invalid-odds = The odds changed while the bet was being placed. Check the new odds and place it again.
slip-error-invalid-custom-odds = The odds of this bet builder have changed. Check the new odds and place it again.
slip-error-suspended = A selection was suspended while the bet was being placed. The bet was not placed.
slip-error-funds = Your balance is too low for this stake. The bet was not placed.
slip-error-stake = This stake is not accepted. The bet was not placed.
slip-error-not-placed = The bet was not placed, and nothing was taken from your balance. You can place it again.
slip-error-maybe-placed = We cannot tell whether the bet was placed: your bets contain more than one like it. Look in My bets before you place it again.
slip-other-player = Another player is signed in
slip-other-player-text = Nothing was placed. Check the account at the top of the page, then place the bet again.
slip-error-default = The bet was not placed. Please try again.
slip-unanswered-title = We do not know yet whether your bet was placed
slip-unanswered-text = There was no answer. We are looking your bet up so that it cannot be placed twice. This can take up to { $seconds } seconds.
slip-unanswered-waiting = Your bet could not be looked up. Check your connection, then look again.
slip-unanswered-looking = Looking up your bet…
slip-unanswered-look = Check again
slip-receipt-lost-text = The connection dropped, but we received your bet, once.
slip-receipt-ref = Reference
slip-keep = Keep selections
slip-done = Done
slip-error-municipality = Your profile has no municipality. Add it, then place the bet again.
slip-error-win-too-small = At these odds the bet cannot return more than its stake. It was not placed.
slip-error-elsewhere = A bet is being placed in another tab. Wait for it, then place this one again.
slip-receipt-placed = { $count ->
    [one] Bet placed
   *[other] { $count } bets placed
}
slip-receipt-placed-text = { $count ->
    [one] It's in My Bets.
   *[other] They're in My Bets.
}
slip-receipt-checking = { $count ->
    [one] Bet received, being checked
   *[other] { $count } bets received, being checked
}
slip-receipt-checking-text = Not placed yet. The decision shows here and in My Bets, usually within seconds.
slip-receipt-review = { $count ->
    [one] Bet received, being checked
   *[other] { $count } bets received, being checked
}
slip-receipt-review-text = Not placed yet. A trader checks it first; the decision shows here and in My Bets.
slip-receipt-rejected = Bet not accepted
slip-receipt-rejected-text = The price or the market changed before the bet was accepted. Your stake is back in your balance.
slip-receipt-missing = { $count ->
    [one] One bet was not placed; nothing was taken for it.
   *[other] { $count } bets were not placed; nothing was taken for them.
}
slip-receipt-moved = Accepted at a changed price, as your settings allow.
slip-placed-view = View
slip-placed-close = Close this message

## Bet slip: bonuses

slip-bonus = Bonus
slip-bonus-none = No bonus
slip-bonus-comboboost = Combo boost
slip-boost-next = { $count ->
    [one] { $boost } with one more selection at { $odds } or more
   *[other] { $boost } with { $count } more selections at { $odds } or more
}
slip-bonus-freebet = Free bet
slip-bonus-freebet_only_win = Free bet, stake not returned
slip-bonus-freebet_all_win = Free bet, stake returned
slip-bonus-freebet_no_risk = Money back as a free bet
slip-bonus-hunting = Challenge
slip-bonus-tournament = Tournament
slip-bonus-lootbox = Lootbox
slip-bonus-about-comboboost = Boosts the odds of this combo.
slip-bonus-about-freebet = We pay the stake. If the bet wins, you get the winnings without the stake.
slip-bonus-about-freebet_only_win = We pay the stake. If the bet wins, you get the winnings without the stake.
slip-bonus-about-freebet_all_win = We pay the stake. If the bet wins, you get the stake and the winnings.
slip-bonus-about-freebet_no_risk = You pay the stake. If the bet loses, your stake comes back as a free bet.
slip-bonus-about-hunting = This bet earns points in your hunt.
slip-bonus-about-tournament = This bet earns points in your tournament.
slip-bonus-about-lootbox = This bet earns points towards your lootbox.

## Bet slip: quick bet

slip-quick-bet-stake = Quick bet
slip-quick-bet-ready = On: one tap on a price places a { $amount } bet at once.
slip-quick-bet-not-approved = Enter a stake and turn on quick bet; until then, prices go to your slip.
slip-quick-bet-approve = Turn on quick bet · { $amount }
slip-quick-bet-approve-empty = Enter a stake
slip-quick-bet-placing = Placing { $amount } on { $name } at { $odds }: { $event }, { $market }…
slip-quick-bet-placed = Quick bet placed
slip-quick-bet-checking = Quick bet received, being checked
slip-quick-bet-review = Quick bet received, being checked
slip-quick-bet-rejected = Quick bet not accepted
slip-quick-bet-error = Quick bet not placed
slip-quick-bet-text = { $event } · { $market }: { $name } at { $odds } · { $amount }
slip-quick-bet-on = Quick bet on · { $amount }
slip-quick-bet-off = Turn off
slip-quick-bet-idle = Quick bet is off
slip-quick-bet-idle-text = You placed no quick bet for { $minutes } minutes. You can turn it on again in the slip.

## Bet slip: sharing

slip-share-converted = The shared stake of { $from } is converted to { $to }.
slip-code-loading = Opening the shared bet…
slip-code-not_found = No bet found. Check the code.
slip-code-nothing_left = None of this bet is still offered. Try another bet.
slip-code-later = The shared bet could not be opened. Try again later.
slip-code-close = Close
slip-code-ask = { $count ->
    [one] The shared bet has { $count } selection, and your slip is not empty. Add it, or replace your slip?
   *[other] The shared bet has { $count } selections, and your slip is not empty. Add them, or replace your slip?
}
slip-code-answer-add = Add to my slip
slip-code-answer-replace = Replace my slip
slip-code-answer-cancel = Leave it as it is

## Bet slip: settings

slip-settings = Slip settings
slip-accept-mode = If odds change while placing
slip-accept-mode-none = Ask me about every change
slip-accept-mode-higher = Accept higher odds, ask about lower
slip-accept-mode-any = Accept every change
slip-quick-own = Your quick amounts in { $currency }
slip-quick-own-field = Quick amount { $number }
slip-quick-save = Save amounts
slip-quick-saved = Your amounts are saved.
slip-quick-invalid = Enter each amount in digits and above zero, or leave it empty.
slip-settings-failed = Your settings could not be saved. Please try again.
slip-odds-format = Odds format
slip-odds-format-european = Decimal
slip-odds-format-british = Fractional
slip-odds-format-american = American
slip-odds-format-hongkong = Hong Kong
slip-odds-format-malaysian = Malay
slip-odds-format-indonesian = Indonesian
