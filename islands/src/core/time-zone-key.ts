/**
 * Local storage key of a visitor who wants times in their own zone: the site's zone, from which the times of pages
 * are rewritten. Nothing is stored for the site's times.
 */
export const TIME_ZONE_KEY = "ownTimesInsteadOf";
