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
notifications-news = News
