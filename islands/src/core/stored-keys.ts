/**
 * Everything that the browser stores for the site: each key, who writes it, how long it lasts, and whether it goes when
 * a player signs out (book: rules/storage). `writeStored` takes no other key, and a test holds the table to the code.
 *
 * What is personal goes at sign-out: the next person at this browser must not see it. The slip stays, because it is the
 * visitor's, signed in or not. A player's number says nothing to anybody else, so a key that has only that may stay.
 *
 * A module of types for everybody but tests: the table itself is in no bundle.
 */

/** A stored value. */
interface Stored {
  /** The file that writes it, below `src`; `null` if only the visitor does, by hand. */
  readonly by: string | null;
  /** What it holds. */
  readonly holds: string;
  /** How long it lasts. What is in `session` never lasts longer than its tab. */
  readonly lasts: string;
  /** What becomes of it at sign-out: it stays; `account/shared/leave-browser.ts` removes it; or its own code does, by `atSignOut`. */
  readonly atSignOut: "stays" | "goes" | "goes by its own code";
}

const UNTIL_CLEARED = "until the visitor clears the site's data";
const TAB = "as long as the tab";

/** Every key, by where it is stored. */
export const STORED = {
  local: {
    depositReminderInvoked: {
      by: "account/gates.ts",
      holds: "when a player was last reminded to pay in",
      lasts: "counts for a day",
      atSignOut: "stays",
    },
    deviceId: {
      by: "slip/ticket/device.ts",
      holds: "a random id of the browser, which each bet has",
      lasts: UNTIL_CLEARED,
      atSignOut: "stays",
    },
    "list-market": {
      by: "core/list-market.ts",
      holds: "the market that lists show",
      lasts: UNTIL_CLEARED,
      atSignOut: "stays",
    },
    locale: {
      by: "navigation/languages.ts",
      holds: "the language that was chosen",
      lasts: UNTIL_CLEARED,
      atSignOut: "stays",
    },
    notificationToasts: {
      by: "notifications/toasts.ts",
      holds: "that notifications are not shown as toasts",
      lasts: "until they are shown again",
      atSignOut: "stays",
    },
    notifiedPlayer: {
      by: "notifications/device.ts",
      holds: "the player who gets messages on this device, and the subscription's id",
      lasts: "until they are switched off",
      atSignOut: "goes by its own code",
    },
    notifiedPlayerLeft: {
      by: "notifications/shared/leaving.ts",
      holds: "that this subscription is still to be ended",
      lasts: "until it has ended",
      atSignOut: "goes by its own code",
    },
    oddsType: {
      by: "odds-format/shared/choose.ts",
      holds: "the format of odds",
      lasts: UNTIL_CLEARED,
      atSignOut: "stays",
    },
    ownTimesInsteadOf: {
      by: "time-zone/offer.tsx",
      holds: "that times are in the visitor's own zone",
      lasts: UNTIL_CLEARED,
      atSignOut: "stays",
    },
    paymentsTold: {
      by: "notifications/shared/payment-ends.ts",
      holds:
        "when pages have said how a payment ended, and the notification that is not shown for it",
      lasts: "counts for a minute",
      atSignOut: "goes",
    },
    placements: {
      by: "slip/ticket/placing-world.ts",
      holds:
        "bets whose answer is missing, under the name that a second try needs; which attempt placed which bet",
      lasts: "a try for a day or until it is answered, the newest 200 bets until sign-out",
      atSignOut: "goes by its own code",
    },
    "reality check": {
      by: "limits/watch.ts",
      holds: "a player's number, and when they answered a reality check",
      lasts: "until the next one",
      atSignOut: "stays",
    },
    searches: {
      by: "search/recent.ts",
      holds: "the last searches",
      lasts: "until they are removed, or the player signs out",
      atSignOut: "goes",
    },
    session: {
      by: "account/shared/session-hint.ts",
      holds: "when somebody signed in, as far as this browser knows",
      lasts: "until the session has ended",
      atSignOut: "goes by its own code",
    },
    signUpReminderInvoked: {
      by: "account/reminders/remind.ts",
      holds: "that a visitor was asked to sign up",
      lasts: UNTIL_CLEARED,
      atSignOut: "stays",
    },
    signedOut: {
      by: "account/shared/leave-browser.ts",
      holds: "how often somebody has signed out: other tabs follow",
      lasts: UNTIL_CLEARED,
      atSignOut: "stays",
    },
    slipSettings: {
      by: "account/shared/own-settings.ts",
      holds: "settings of the slip that were made before signing in",
      lasts: "until an account has them",
      atSignOut: "stays",
    },
    testCustomProviders: {
      by: null,
      holds: "what a tester wants providers to do",
      lasts: "until the tester removes it",
      atSignOut: "stays",
    },
    theme: {
      by: "core/theme.ts",
      holds: "light or dark",
      lasts: UNTIL_CLEARED,
      atSignOut: "stays",
    },
  },
  session: {
    betBuilder: {
      by: "bet-builder/memory.ts",
      holds: "picks of bet builders, which are part of the slip",
      lasts: TAB,
      atSignOut: "stays",
    },
    betBuildersPlaced: {
      by: "slip/shared/custom-placed.ts",
      holds: "bet builders that were placed",
      lasts: TAB,
      atSignOut: "goes by its own code",
    },
    bets: { by: "core/selections.ts", holds: "the slip", lasts: TAB, atSignOut: "stays" },
    betsFilter: {
      by: "my-bets/bets-filter.ts",
      holds: "which of their bets a player looks at",
      lasts: TAB,
      atSignOut: "goes by its own code",
    },
    betsLayout: {
      by: "slip/shared/slip.ts",
      holds: "how the slip is laid out, and its stakes",
      lasts: TAB,
      atSignOut: "stays",
    },
    betslipToggle: {
      by: "core/panel.ts",
      holds: "whether the slip's panel is open",
      lasts: TAB,
      atSignOut: "stays",
    },
    "cash-out orders": {
      by: "my-bets/carry-out.ts",
      holds: "for which amounts which bets are to be cashed out",
      lasts: "until a bet has ended, or the tab is closed",
      atSignOut: "goes",
    },
    clockAhead: {
      by: "clock/now.ts",
      holds: "by how much the operator's clock is ahead of the device's",
      lasts: TAB,
      atSignOut: "stays",
    },
    depositReminderSince: {
      by: "account/reminders/visit.ts",
      holds: "since when a player has been here",
      lasts: TAB,
      atSignOut: "goes by its own code",
    },
    isRegistered: {
      by: "account/sign-up/sign-up.tsx",
      holds: "that an account was opened in this visit",
      lasts: TAB,
      atSignOut: "stays",
    },
    "odds-settings-on-error": {
      by: "odds-format/shared/choose.ts",
      holds: "that it was said that an account could not keep the format of odds",
      lasts: TAB,
      atSignOut: "stays",
    },
    oddsTypeNotSaved: {
      by: "odds-format/shared/choose.ts",
      holds: "that no account has the format of odds yet",
      lasts: TAB,
      atSignOut: "stays",
    },
    paymentPending: {
      by: "notifications/shared/payment-ends.ts",
      holds: "that the end of a payment is not known",
      lasts: TAB,
      atSignOut: "goes",
    },
    phoneAsked: {
      by: "account/gates.ts",
      holds: "the number of the player who was asked for a phone number",
      lasts: TAB,
      atSignOut: "stays",
    },
    phoneVerified: {
      by: "account/gates.ts",
      holds: "the number of the player whose phone number is verified",
      lasts: TAB,
      atSignOut: "stays",
    },
    "quick bet": {
      by: "slip/quick-bet/quick-bet.ts",
      holds: "quick bet with its last receipt, and a bet that is looked up",
      lasts: TAB,
      atSignOut: "goes by its own code",
    },
    "said before leaving": {
      by: "account/leave.ts",
      holds: "what was said of a success on the page before",
      lasts: "until the next page",
      atSignOut: "goes",
    },
    signUpReminderSince: {
      by: "account/reminders/visit.ts",
      holds: "since when a visitor has been here",
      lasts: TAB,
      atSignOut: "stays",
    },
    signedOut: {
      by: "account/shared/leave-browser.ts",
      holds: "which sign-outs this tab has followed",
      lasts: TAB,
      atSignOut: "stays",
    },
    "slip-logos": {
      by: "slip/kept-of-matches.ts",
      holds: "logos of the sides in the slip",
      lasts: TAB,
      atSignOut: "stays",
    },
    "slip-starts": {
      by: "slip/kept-of-matches.ts",
      holds: "when the matches in the slip begin",
      lasts: TAB,
      atSignOut: "stays",
    },
    slipSettings: {
      by: "account/shared/own-settings.ts",
      holds: "settings of the slip that were made in this visit, before signing in",
      lasts: TAB,
      atSignOut: "stays",
    },
    termsAndConditionsAccepted: {
      by: "account/sign-up/terms.tsx",
      holds: "the number of the player who has accepted the terms",
      lasts: TAB,
      atSignOut: "stays",
    },
    termsAsked: {
      by: "account/gates.ts",
      holds: "the number of the player who was asked to accept the terms",
      lasts: TAB,
      atSignOut: "stays",
    },
    ticket: {
      by: "slip/ticket/ticket-stored.ts",
      holds: "the receipt of the last bet, and a bet that is looked up",
      lasts: TAB,
      atSignOut: "goes by its own code",
    },
    typed: {
      by: "forms/typed.ts",
      holds: "what was typed into forms and not sent, without passwords and codes",
      lasts: "until it is sent, or the tab is closed",
      atSignOut: "goes",
    },
    "video-streaming": {
      by: "match-centre/stream.ts",
      holds: "that a stream is watched",
      lasts: TAB,
      atSignOut: "stays",
    },
  },
  cookie: {
    deposit_reminder: {
      by: "account/gates.ts",
      holds: "that a player was reminded to pay in",
      lasts: "a day",
      atSignOut: "stays",
    },
    testCustomProviders: {
      by: "test-providers/page.ts",
      holds: "what a tester wants providers to do",
      lasts: "as long as the local key of this name",
      atSignOut: "stays",
    },
  },
} as const satisfies Record<string, Record<string, Stored>>;

/** Where values are stored by `writeStored`. */
export type Area = "local" | "session";

/** The keys of an area; of either one, those that both have. */
export type StoredKey<A extends Area> = keyof (typeof STORED)[A] & string;
