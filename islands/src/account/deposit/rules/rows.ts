/** Rows of the rules about how a payment ends, its alerts, the forms before it, and the reminder of paying in. */

import { $alert, alerts } from "../../../alerts/shared/alerts";
import type { Player } from "../../../api/schemas/player";
import { hostedBy } from "../../../testing/host";
import type { Row } from "../../../testing/row";
import {
  type Answers,
  PLAYER,
  player,
  RANDS,
  type Settings,
  settled,
} from "../../../testing/world";
import { watchGates } from "../../gates";
import { startHost } from "../../shared/host";
import { holdPlay } from "../../shared/play";
import { $authForm, $signIn, askForm } from "../../shared/sign-in";
import { readNotice, tellNotice } from "../notice";
import { nextForm, startPaying } from "../paying-steps";
import { showPaymentResult } from "../result";

/** The alert after the platform's page has led back with a status. */
async function ended(...statuses: readonly string[]): Promise<unknown> {
  await player();
  for (const status of statuses) {
    history.replaceState(null, "", `/?status=${status}`);
    await showPaymentResult();
  }
  const alert = $alert.get();
  return alert && `${alert.type}: ${alert.title}`;
}

const payments: readonly Row[] = [
  {
    rule: "payment.1",
    when: "it ended in success",
    gives: () => ended("success"),
    is: "success: Deposit received",
  },
  {
    rule: "payment.1",
    when: "it is pending",
    gives: () => ended("pending"),
    is: "info: Deposit on its way",
  },
  {
    rule: "payment.1",
    when: "it ended in an error",
    gives: () => ended("error"),
    is: "error: Deposit failed",
  },
  {
    rule: "payment.1",
    when: "the word is another one",
    gives: () => ended("settled"),
    is: null,
  },
  {
    rule: "payment.2",
    when: "a second payment ends while the first one's alert is shown",
    gives: () => ended("pending", "success"),
    is: "success: Deposit received",
  },
];

const FRAME = { kind: "frame" } as const;

/** The form before the platform's page, for a player who lacks these fields. */
async function before(account: Settings["account"], ...missed: readonly string[]) {
  await player({}, { account });
  return nextForm({ ...PLAYER, auth_fields_missed: [...missed] });
}

/** The form in which a player with these statuses pays in where the widget is for a group. */
async function inWidget(group: string | null, ...statuses: readonly string[]) {
  const dialog = { kind: "widget", platform: "https://www.example", group } as const;
  await player({}, { account: { dialog } });
  return nextForm({ ...PLAYER, statuses: [...statuses] });
}

const missing: readonly Row[] = [
  {
    rule: "deposit.1",
    when: "the rules have changed: they are accepted first, whatever else is missing",
    gives: () => before({ complete: true }, "city", "terms_acceptance"),
    is: "terms",
  },
  {
    rule: "deposit.1",
    when: "a field is missing",
    gives: () => before({ complete: true }, "city"),
    is: "missed-auth-fields",
  },
  {
    rule: "deposit.1",
    when: "the phone number is missing too, which is asked for afterwards",
    gives: () => before({ complete: true }, "mobile_phone", "city"),
    is: "missed-auth-fields",
  },
  {
    rule: "deposit.1",
    when: "the phone number alone is missing",
    gives: () => before({ complete: true, dialog: FRAME }, "mobile_phone"),
    is: "phone-verification",
  },
  {
    rule: "deposit.1",
    when: "what is missing is unknown to this version: the platform asks for it",
    gives: () => before({ complete: true, dialog: FRAME }, "shoe_size"),
    is: "deposit",
  },
  {
    rule: "deposit.1",
    when: "nothing is missing, and the platform's page opens in a dialog or in the window",
    gives: async () => [
      await before({ complete: true, dialog: FRAME }),
      await before({ complete: true }),
    ],
    is: ["deposit", undefined],
  },
  {
    rule: "deposit.1",
    when: "the site does not want it",
    gives: async () => [
      await before({ dialog: FRAME }, "city", "mobile_phone"),
      await before({}, "city", "mobile_phone"),
    ],
    is: ["deposit", undefined],
  },
];

const GROUP: Settings = { account: { deposit_group: "new" } };
const EMPTY: Answers = { "GET /api/player/accounts": { data: [{ ...RANDS, balance: 0 }] } };

/** Whether a player is reminded to pay in, once `first` has been done. */
async function reminded(
  { answers = EMPTY, settings = GROUP, statuses = ["new"] } = {},
  first: () => void = () => {},
): Promise<boolean> {
  await player(answers, settings, { statuses } satisfies Partial<Player>);
  first();
  const stop = watchGates();
  await settled();
  stop();
  holdPlay(false);
  return $signIn.get() !== null && $authForm.get() === "deposit-reminder";
}

const reminders: readonly Row[] = [
  {
    rule: "deposit.4",
    when: "a player of the group has an empty account",
    gives: () => reminded(),
    is: true,
  },
  {
    rule: "deposit.4",
    when: "the player is in another group, or in none",
    gives: async () => [await reminded({ statuses: ["vip"] }), await reminded({ statuses: [] })],
    is: [false, false],
  },
  {
    rule: "deposit.4",
    when: "the site names no group",
    gives: () => reminded({ settings: {} }),
    is: false,
  },
  {
    rule: "deposit.4",
    when: "there is money in the account",
    gives: () => reminded({ answers: {} }),
    is: false,
  },
  {
    rule: "deposit.4",
    when: "there is money in the account, and the site reminds whatever the balance is",
    gives: () =>
      reminded({
        answers: {},
        settings: { account: { deposit_group: "new", deposit_when_empty: false } },
      }),
    is: true,
  },
  {
    rule: "deposit.4",
    when: "the player was reminded a moment ago",
    gives: () =>
      reminded({}, () => {
        // biome-ignore lint/suspicious/noDocumentCookie: as the reminder leaves it
        document.cookie = "deposit_reminder=1; path=/";
      }),
    is: false,
  },
  {
    rule: "deposit.4",
    when: "another dialog is open",
    gives: async () => [
      await reminded({}, () => askForm("phone-verification")),
      await reminded({}, () => holdPlay(true)),
    ],
    is: [false, false],
  },
];

const quick: readonly Row[] = [
  {
    rule: "deposit.2",
    when: "the player has the status, among others",
    gives: () => inWidget("spi_test", "gold", "spi_test"),
    is: "deposit",
  },
  {
    rule: "deposit.2",
    when: "the player has another status, or none",
    gives: async () => [await inWidget("spi_test", "spi_test_2"), await inWidget("spi_test")],
    is: [undefined, undefined],
  },
  {
    rule: "deposit.2",
    when: "the site names no group: the test is over, and it is for all",
    gives: () => inWidget(null),
    is: "deposit",
  },
];

/** What a host that does these tasks is told when a player pays in whose details are missing, and the form that opens. */
async function paidInFrame(...tasks: readonly string[]): Promise<unknown[]> {
  const who = { auth_fields_missed: ["first_name"] };
  await player({}, { account: { complete: true } }, who);
  const host = hostedBy(location.origin);
  const paying = startHost();
  host.says({ type: "iframe_integration", action: "listen", tasks });
  await paying;
  host.told.length = 0;
  startPaying({ ...PLAYER, ...who });
  await settled();
  host.leave();
  return [host.told, $signIn.get() && $authForm.get()];
}

const frames: readonly Row[] = [
  {
    rule: "deposit.3",
    when: "the page around it takes players to paying in",
    gives: () => paidInFrame("deposit"),
    is: [[{ type: "iframe_integration", action: "deposit" }], null],
  },
  {
    rule: "deposit.3",
    when: "the page around it does something else",
    gives: () => paidInFrame("sign_in"),
    is: [[], "missed-auth-fields"],
  },
];

/** The alerts after the provider has said this, one after the other. */
async function notified(...notices: readonly unknown[]): Promise<unknown[]> {
  await player();
  const shown = [];
  for (const said of notices) {
    const notice = readNotice(said);
    if (notice) await tellNotice(notice);
    const alert = $alert.get();
    shown.push(alert && [alert.type, alert.title, alert.text]);
    alerts.close();
  }
  return shown;
}

const notices: readonly Row[] = [
  {
    rule: "payment.3",
    when: "there are words for the key",
    gives: () =>
      notified(
        { type: "success", key: "card_saved" },
        { type: "warning", key: "three_ds_needed" },
        { type: "danger", key: "method_unavailable" },
      ),
    is: [
      ["success", "Card saved", "You can choose it for your next deposit."],
      [
        "warning",
        "Your bank wants to check that it is you",
        "Confirm the payment in your bank’s app or on its page.",
      ],
      [
        "error",
        "This way of paying is not available",
        "Pay another way, or try this one again later.",
      ],
    ],
  },
  {
    rule: "payment.3",
    when: "the key is unknown: it has the words of its type",
    gives: () =>
      notified({ type: "success", key: "voucher_kept" }, { type: "warning" }, { type: "danger" }),
    is: [
      ["success", "Payment in progress"],
      ["warning", "There is a note on your payment"],
      ["error", "There is a problem with your payment"],
    ].map((one) => [...one, "See what the payment form says before you go on."]),
  },
  {
    rule: "payment.3",
    when: "the type is another one",
    gives: () => notified({ type: "info", key: "card_saved" }, "success"),
    is: [null, null],
  },
];

/** All rows. */
export const ROWS: readonly Row[] = [
  ...payments,
  ...missing,
  ...reminders,
  ...quick,
  ...frames,
  ...notices,
];
