/** Rows of the rules about who is signed in, signing out, who may open an account, phone numbers, and roles. */

import type { SignUpSettings } from "../../api/schemas/sign-up";
import { $pushUser, dispatch } from "../../push/bus";
import { hostedBy } from "../../testing/host";
import type { Row } from "../../testing/row";
import {
  asked,
  PLAYER,
  player,
  RANDS,
  returnSignedIn,
  SIGNED_IN,
  settled,
  visitor,
} from "../../testing/world";
import { signInClosed, signUpClosed } from "../closed";
import { formFor } from "../forms";
import { keepToGroup, watchGates } from "../gates";
import { type HostTask, leaveToHost, startHost } from "../shared/host";
import { $session, type AuthStatus, signOutNow } from "../shared/session";
import { $authForm, $signIn, type AuthForm, askForm, closeSignIn } from "../shared/sign-in";

/** Of a page that has just been loaded. */
const atFirst = $session.get().status;

const status = () => $session.get().status;
const openForm = () => ($signIn.get() === null ? undefined : $authForm.get());

/** The status after an earlier page left a hint, and the operator knows this of the player. */
async function returning(who: object): Promise<AuthStatus> {
  await visitor({ "GET /api/player": { data: { ...PLAYER, ...who } } });
  await returnSignedIn();
  return status();
}

const EXPIRED = { status: 401, code: "unauthorized" } as const;

const sessions: readonly Row[] = [
  {
    rule: "session.1",
    when: "the page has just been loaded",
    gives: () => atFirst,
    is: "unknown",
  },
  {
    rule: "session.2",
    when: "the operator has not answered yet",
    gives: async () => {
      await visitor({ "GET /api/player": "silence" });
      await returnSignedIn();
      return status();
    },
    is: "pending",
  },
  {
    rule: "session.2",
    when: "nobody was signed in on an earlier page, so nobody is asked for",
    gives: async () => {
      await visitor();
      window.dispatchEvent(new StorageEvent("storage", { key: "session" }));
      await settled();
      return [status(), asked];
    },
    is: ["not_logged_in", []],
  },
  {
    rule: "session.3",
    when: "there is an address alone",
    gives: () => returning({ auth_phone_number: null }),
    is: "logged_in",
  },
  {
    rule: "session.3",
    when: "there is a phone number alone",
    gives: () => returning({ email: null }),
    is: "logged_in",
  },
  {
    rule: "session.3",
    when: "there is neither",
    gives: () => returning({ email: null, auth_phone_number: null }),
    is: "not_logged_in",
  },
  {
    rule: "session.3",
    when: "there is no player",
    gives: async () => {
      await visitor({ "GET /api/player": EXPIRED });
      await returnSignedIn();
      return status();
    },
    is: "not_logged_in",
  },
  {
    rule: "session.4",
    when: "the operator has not answered yet",
    gives: async () => {
      await visitor({ "GET /api/player": "silence" });
      await returnSignedIn();
      return $pushUser.get();
    },
    is: null,
  },
  {
    rule: "session.5",
    when: "a player signs in, and out again",
    gives: async () => {
      await visitor();
      const users: unknown[] = [];
      const stop = $pushUser.subscribe((user) => users.push(user));
      await player();
      await signOutNow();
      stop();
      return users;
    },
    is: [null, 1, null],
  },
];

const signingOut: readonly Row[] = [
  {
    rule: "signout.1",
    when: "a player signs out",
    gives: async () => {
      await player();
      const before = asked.length;
      await signOutNow();
      return asked.slice(before);
    },
    is: ["DELETE /api/users/sign_out"],
  },
  {
    rule: "signout.2",
    when: "a player with a balance signs out",
    gives: async () => {
      await player();
      const before = $session.get();
      await signOutNow();
      return [before, $session.get()];
    },
    is: [{ status: "logged_in", player: PLAYER, accounts: [RANDS] }, { status: "not_logged_in" }],
  },
  {
    rule: "signout.3",
    when: "a call of a player is refused with 401",
    gives: async () => {
      await player({ "GET /api/player/accounts": EXPIRED });
      return [status(), openForm(), $signIn.get()];
    },
    is: ["not_logged_in", "sign-in", "expired"],
  },
  {
    rule: "signout.3",
    when: "the player has signed out",
    gives: async () => {
      await player({ "DELETE /api/users/sign_out": EXPIRED });
      await signOutNow();
      return [status(), openForm()];
    },
    is: ["not_logged_in", undefined],
  },
];

const EURO = { currency: "EUR", balance: 700, active: false };

const balances: readonly Row[] = [
  {
    rule: "balance.1",
    when: "of two accounts one changes, and a third is new",
    gives: async () => {
      await player({ "GET /api/player/accounts": { data: [RANDS, EURO] } });
      const changed = [
        { ...RANDS, balance: 50 },
        { ...EURO, currency: "USD" },
      ];
      dispatch({ event_name: "balance_changed", message: { accounts: changed } });
      return $session.get().accounts?.map(({ currency, balance }) => `${balance} ${currency}`);
    },
    is: ["50 ZAR", "700 EUR", "700 USD"],
  },
  {
    rule: "balance.1",
    when: "nobody is signed in any more",
    gives: async () => {
      await visitor();
      dispatch({ event_name: "balance_changed", message: { accounts: [RANDS] } });
      return $session.get().accounts;
    },
    is: undefined,
  },
];

const OPEN = { open: true, sign_in: true, country: "za", blocked_countries: [] as string[] };
const closed = (settings: Partial<SignUpSettings>) =>
  signUpClosed({ ...OPEN, ...settings } as SignUpSettings);
const noSignIn = (settings: Partial<SignUpSettings>) =>
  signInClosed({ ...OPEN, ...settings } as SignUpSettings);

const opening: readonly Row[] = [
  {
    rule: "signup.1",
    when: "the visitor's country is blocked, another one is, and it is not known where they are",
    gives: () => [
      closed({ blocked_countries: ["us", "za"] }),
      closed({ blocked_countries: ["us"] }),
      closed({ blocked_countries: ["us"], country: null }),
    ],
    is: ["blocked", undefined, undefined],
  },
  {
    rule: "signup.2",
    when: "the operator opens no accounts now, in whichever country",
    gives: () => [closed({ open: false }), closed({ open: false, blocked_countries: ["za"] })],
    is: ["closed", "closed"],
  },
  {
    rule: "signin.1",
    when: "the visitor's country is blocked, another one is, and it is not known where they are",
    gives: () => [
      noSignIn({ blocked_countries: ["us", "za"] }),
      noSignIn({ blocked_countries: ["us"], open: false }),
      noSignIn({ blocked_countries: ["us"], country: null }),
    ],
    is: ["blocked", undefined, undefined],
  },
  {
    rule: "signin.2",
    when: "the operator lets nobody sign in now, in whichever country",
    gives: () => [
      noSignIn({ sign_in: false }),
      noSignIn({ sign_in: false, blocked_countries: ["za"] }),
      closed({ sign_in: false }),
    ],
    is: ["closed", "closed", undefined],
  },
];

/** The form that is open after a player has signed in. */
async function gate(phone: boolean, number: string | null, open?: AuthForm): Promise<unknown> {
  await player({}, { account: { phone, deposit_after: 3_600 } }, { auth_phone_number: number });
  if (open) askForm(open);
  watchGates()();
  return openForm();
}

/** Where a site for the group `vip` leads; undefined if it leads nowhere. */
async function ledTo(come: () => Promise<void>): Promise<unknown> {
  const led: unknown[] = [];
  const { replace } = location;
  location.replace = (url) => led.push(url);
  try {
    await come();
    keepToGroup($session.get());
  } finally {
    location.replace = replace;
  }
  return led[0];
}

const FOR_VIP = { account: { only: { group: "vip", platform: "https://www.example" } } };

const groups: readonly Row[] = [
  {
    rule: "role.3",
    when: "nobody is signed in",
    gives: () =>
      ledTo(async () => {
        await visitor({ "GET /api/player": EXPIRED }, FOR_VIP);
        await returnSignedIn();
      }),
    is: "https://www.example/",
  },
  {
    rule: "role.3",
    when: "a player of another group is signed in",
    gives: () => ledTo(() => player({}, FOR_VIP, { statuses: ["casino"] })),
    is: "https://www.example/",
  },
  {
    rule: "role.3",
    when: "a player of the group is signed in",
    gives: () => ledTo(() => player({}, FOR_VIP, { statuses: ["casino", "vip"] })),
    is: undefined,
  },
  {
    rule: "role.3",
    when: "the operator has not answered, or fails",
    gives: async () => [
      await ledTo(async () => {
        await visitor({ "GET /api/player": "silence" }, FOR_VIP);
        await returnSignedIn();
      }),
      await ledTo(async () => {
        await visitor({ "GET /api/player": { status: 503, code: "unavailable" } }, FOR_VIP);
        await returnSignedIn();
      }),
    ],
    is: [undefined, undefined],
  },
  {
    rule: "role.3",
    when: "the site is for everybody",
    gives: () => ledTo(() => visitor()),
    is: undefined,
  },
];

const phones: readonly Row[] = [
  {
    rule: "phone.1",
    when: "the player has no verified number",
    gives: () => gate(true, null),
    is: "phone-verification",
  },
  {
    rule: "phone.1",
    when: "the player has one",
    gives: () => gate(true, "+27821234567"),
    is: undefined,
  },
  {
    rule: "phone.1",
    when: "the site does not want it",
    gives: () => gate(false, null),
    is: undefined,
  },
  {
    rule: "phone.1",
    when: "another form is open, which goes first",
    gives: () => gate(true, null, "password-edit"),
    is: "password-edit",
  },
  {
    rule: "phone.1",
    when: "this visit has asked before",
    gives: async () => {
      await gate(true, null);
      closeSignIn();
      watchGates()();
      return openForm();
    },
    is: undefined,
  },
  {
    rule: "phone.1",
    when: "the form that went first is closed",
    gives: async () => {
      await player(
        {},
        { account: { phone: true, deposit_after: 3_600 } },
        { auth_phone_number: null },
      );
      askForm("password-edit");
      const stop = watchGates();
      closeSignIn();
      stop();
      return openForm();
    },
    is: "phone-verification",
  },
  {
    rule: "phone.1",
    when: "nobody is signed in",
    gives: async () => {
      await visitor({}, { account: { phone: true, deposit_after: 3_600 } });
      watchGates()();
      return openForm();
    },
    is: undefined,
  },
];

const formsOf = (asked: readonly AuthForm[], who: AuthStatus) =>
  asked.map((form) => formFor(form, who));

const VISITORS: readonly AuthForm[] = ["sign-in", "sign-up", "sign-up-reminder"];
const PLAYERS: readonly AuthForm[] = [
  "phone-verification",
  "missed-auth-fields",
  "deposit",
  "deposit-reminder",
];
const LINKS: readonly AuthForm[] = ["password-new", "password-edit", "confirmation", "unlock"];
const none = (forms: readonly AuthForm[]) => forms.map(() => undefined);

const roles: readonly Row[] = [
  {
    rule: "role.1",
    when: "a form of visitors is asked for, by a visitor and by a player",
    gives: () => [formsOf(VISITORS, "not_logged_in"), formsOf(VISITORS, "logged_in")],
    is: [VISITORS, none(VISITORS)],
  },
  {
    rule: "role.1",
    when: "a form of players is asked for, by a player and by a visitor, who signs in first",
    gives: () => [formsOf(PLAYERS, "logged_in"), formsOf(PLAYERS, "not_logged_in")],
    is: [PLAYERS, PLAYERS.map(() => "sign-in")],
  },
  {
    rule: "role.1",
    when: "the link of a mail to a new password is asked for, or one is followed, by either",
    gives: () => [formsOf(LINKS, "logged_in"), formsOf(LINKS, "not_logged_in")],
    is: [LINKS, LINKS],
  },
  {
    rule: "role.2",
    when: "forms are asked for while nothing is known, and while the player is fetched",
    gives: () =>
      (["unknown", "pending"] as const).map((who) => formsOf([...VISITORS, ...PLAYERS], who)),
    is: [none([...VISITORS, ...PLAYERS]), none([...VISITORS, ...PLAYERS])],
  },
  {
    rule: "role.2",
    when: "the link of a mail is followed meanwhile",
    gives: () => formsOf(LINKS, "unknown"),
    is: LINKS,
  },
];

/** Speaks the protocol of hosts. */
const message = (rest: object) => ({ type: "iframe_integration", ...rest });

/** Which tasks a host of this origin takes over that says that it does some. */
async function taken(origin: string, does: readonly HostTask[] | undefined): Promise<HostTask[]> {
  await visitor();
  const host = hostedBy(origin);
  const started = startHost();
  if (does) host.says(message({ action: "listen", tasks: does }));
  await started;
  const tasks: HostTask[] = [];
  for (const task of ["sign_in", "sign_up"] as const) {
    if (await leaveToHost(task)) tasks.push(task);
  }
  host.leave();
  return tasks;
}

const frames: readonly Row[] = [
  {
    rule: "frame.2",
    when: "the page around it says nothing",
    gives: () => taken(location.origin, undefined),
    is: [],
  },
  {
    rule: "frame.2",
    when: "a page listens that the site does not allow",
    gives: () => taken("https://other.example", ["sign_in", "sign_up"]),
    is: [],
  },
  {
    rule: "frame.2",
    when: "the page around it listens for one of both, and for both",
    gives: async () => [
      await taken(location.origin, ["sign_in"]),
      await taken(location.origin, ["sign_in", "sign_up"]),
    ],
    is: [["sign_in"], ["sign_in", "sign_up"]],
  },
];

const hosts: readonly Row[] = [
  {
    rule: "frame.1",
    when: "the page around it begins a session, and ends it",
    gives: async () => {
      await visitor(SIGNED_IN);
      const host = hostedBy(location.origin);
      host.says(message({ action: "session", signed_in: true }));
      await settled();
      const begun = status();
      const before = asked.length;
      host.says(message({ action: "session", signed_in: false }));
      await settled();
      host.leave();
      return [begun, status(), asked.slice(before)];
    },
    is: ["logged_in", "not_logged_in", []],
  },
  {
    rule: "frame.1",
    when: "a page that the site does not allow says so",
    gives: async () => {
      await visitor(SIGNED_IN);
      const host = hostedBy("https://other.example");
      host.says(message({ action: "session", signed_in: true }));
      await settled();
      host.leave();
      return status();
    },
    is: "not_logged_in",
  },
  {
    rule: "frame.1",
    when: "a player signs in, up and out in a page that does all of it",
    gives: async () => {
      await visitor();
      const host = hostedBy(location.origin);
      host.says(message({ action: "listen", tasks: ["sign_in", "sign_up", "sign_out"] }));
      for (const task of ["sign_in", "sign_up", "sign_out"] as const) await leaveToHost(task);
      host.leave();
      return host.told;
    },
    is: ["sign_in", "sign_up", "sign_out"].map((action) => message({ action })),
  },
];

/** All rows. */
export const ROWS: readonly Row[] = [
  ...sessions,
  ...signingOut,
  ...balances,
  ...opening,
  ...frames,
  ...groups,
  ...phones,
  ...roles,
  ...hosts,
];
