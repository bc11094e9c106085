### Messages of notifications: the centre, the badge, toasts.

# The notification centre, and what opens it.
notifications-title = Notifications
notifications-close = Close
# How many were not read. The number has its name before it: no language has to inflect it.
notifications-unread = Unread: { $count }
notifications-read-all = Mark all as read
notifications-read = Mark as read
notifications-more = Show more
notifications-none = No notifications yet
notifications-none-text = News about your bets, bonuses and deposits will be here.
notifications-failed = Notifications could not be loaded.
notifications-retry = Try again
notifications-read-failed = Not marked as read. Please try again.
# Instead of showing many that have arrived one by one.
notifications-waiting = More notifications: { $count }
# What a notification is about.
notifications-bet = Bet
notifications-bonus = Bonus
notifications-deposit = Deposit
notifications-limit = Limit
notifications-news = News
# A switch: whether notifications come to this browser, even while the site is not open.
notifications-here = Notify me on this device
# Why that is off: the player, or somebody else, has told the browser so.
notifications-here-denied = This browser does not allow notifications from this site. Allow them in the browser’s settings for this site, then switch this on again.
# The switch could not be turned on, or off.
notifications-here-on-failed = Not switched on. Please try again.
notifications-here-off-failed = Not switched off. Please try again.
# A switch: whether what arrives is also shown at the bottom of the page.
notifications-toasts = Show messages while I browse
