### Messages of the bet builder.

builder-intro = Pick two or more selections of this match. They form one bet at one price, and all of them must win.
builder-close = All markets
builder-share = Share this bet
builder-copied = Link copied
builder-not-shared = The link could not be copied
builder-failed = The markets could not be loaded. Check your connection and try again.
builder-retry = Try again
builder-none = No outcomes of this match can be combined at the moment.
builder-off = The bet builder is not available at the moment.
builder-closed = Betting on this match has closed.
builder-lost = { $count ->
    [one] { $count } pick of the shared bet is no longer offered.
   *[other] { $count } picks of the shared bet are no longer offered.
}
builder-apart = Cannot be combined with your picks
builder-tray = Your bet builder
builder-picks = { $count ->
    [one] { $count } pick
   *[other] { $count } picks
}
builder-remove = Remove { $name }
builder-clear = Remove all picks
builder-leg-suspended = Suspended
builder-leg-gone = No longer available
builder-pick-more = { $count ->
    [one] Pick one more outcome to see the bet builder odds.
   *[other] Pick { $count } outcomes to see the bet builder odds.
}
builder-joined = Bet builder odds
builder-asking = Getting the bet builder odds…
builder-moved-up = Up from
builder-moved-down = Down from
builder-product = Not { $product }, the odds multiplied: these selections are related.
builder-spoken = Bet builder odds { $odds }
builder-gone = No longer available: { $names }. Remove it to see the odds.
builder-waiting = Suspended: { $names }. The odds return when betting resumes.
builder-impossible = These outcomes cannot all win. Change one of them.
builder-not-joinable = One of these outcomes cannot be combined with the others. Change your picks.
builder-suspended = One of these outcomes has just been suspended. The odds return when betting resumes.
builder-refused = These outcomes cannot be combined. Change one of them.
builder-unanswered = The bet builder odds could not be loaded.
builder-add = Add to bet slip · { $odds }
builder-add-empty = Add to bet slip
builder-in-slip = In your bet slip · Open
builder-replaces = Replaces the bet builder in your bet slip.
builder-alone = Bet builders can't be combined with other selections, which stay in the slip; remove them before you place it.
