/** Rows of the rules about the dialogs of limits in several tabs and in the background, and which players see them. */

import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { signOutNow } from "../../account/shared/session";
import { loadMessages } from "../../messages/messages";
import { otherTab, type Tab } from "../../testing/channels";
import type { Row } from "../../testing/row";
import {
  type Answers,
  answer,
  asked,
  player,
  returnSignedIn,
  type Settings,
  SIGNED_IN,
  settled,
  visitor,
} from "../../testing/world";
import { Prompts } from "../prompts";
import { $prompt, close, goOn, startWatch } from "../watch";

const DUE: Answers = { "GET /api/player/reality_check": { data: { period: 60, due_in: 0 } } };
const NOT_DUE: Answers = { "GET /api/player/reality_check": { data: { period: 60, due_in: 900 } } };
const OVER: Answers = {
  "POST /api/sportsbook_sessions": { status: 403, code: "session_limit", message: "until 12:00" },
};
/** What a dialog says beside its question. */
const FIGURES: Answers = {
  "GET /api/v2/settings": "silence",
  "GET /api/player/sessions_info": "silence",
};
const REALITY: Settings = { limits: { reality: true } };
const SESSION: Settings = { limits: { session: true } };

/** Watches over a player, with another tab beside; what `see` returns is what the row gives. */
async function watched<T>(
  answers: Answers,
  settings: Settings,
  see: (tab: Tab) => T | Promise<T>,
): Promise<T> {
  await visitor();
  startWatch();
  for (const kind of ["reality", "session", "activity", "out"] as const) close(kind);
  const tab = otherTab("limits");
  await player({ ...FIGURES, ...answers }, settings);
  const seen = await see(tab);
  tab.close();
  await signOutNow();
  return seen;
}

const open = () => $prompt.get()?.kind;

const tabs: readonly Row[] = [
  {
    rule: "limit.3",
    when: "a check is due here",
    gives: () => watched(DUE, REALITY, ({ told }) => [open(), told]),
    is: ["reality", [{ kind: "due" }]],
  },
  {
    rule: "limit.3",
    when: "a check is due in another tab",
    gives: () =>
      watched(NOT_DUE, REALITY, (tab) => {
        tab.tell({ kind: "due" });
        return open();
      }),
    is: "reality",
  },
  {
    rule: "limit.3",
    when: "it is answered here",
    gives: () =>
      watched(DUE, REALITY, async ({ told }) => {
        answer({ ...NOT_DUE, "POST /api/sportsbook_sessions/continue": { data: {} } });
        await goOn();
        return [open(), told.at(-1)];
      }),
    is: [undefined, { kind: "answered", prompt: "reality" }],
  },
  {
    rule: "limit.3",
    when: "it is answered in another tab",
    gives: () =>
      watched(DUE, REALITY, (tab) => {
        tab.tell({ kind: "answered", prompt: "reality" });
        return open();
      }),
    is: undefined,
  },
  {
    rule: "limit.3",
    when: "the session ends here",
    gives: () => watched(OVER, SESSION, ({ told }) => [open(), told]),
    is: ["session", [{ kind: "refused", code: "session_limit", text: "until 12:00" }]],
  },
  {
    rule: "limit.3",
    when: "the session ends in another tab",
    gives: () =>
      watched(NOT_DUE, REALITY, (tab) => {
        tab.tell({ kind: "refused", code: "session_limit", text: "until 12:00" });
        return $prompt.get();
      }),
    is: { kind: "session", text: "until 12:00" },
  },
  {
    rule: "limit.3",
    when: "its dialog is closed in another tab",
    gives: () =>
      watched(OVER, SESSION, (tab) => {
        tab.tell({ kind: "answered", prompt: "session" });
        return open();
      }),
    is: undefined,
  },
];

/** The state of the page: shown, or in the background. */
let view: DocumentVisibilityState = "visible";

function turn(to: DocumentVisibilityState): Promise<void> {
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => view });
  view = to;
  document.dispatchEvent(new Event("visibilitychange"));
  return settled();
}

const background: readonly Row[] = [
  {
    rule: "limit.4",
    when: "a check is open, and the page goes and comes back",
    gives: () =>
      watched(DUE, REALITY, async () => {
        const place = document.body.appendChild(document.createElement("div"));
        const root = createRoot(place);
        await loadMessages("limit-prompts");
        root.render(createElement(Prompts));
        const isDrawn = () => document.querySelector("[data-testid=limit-prompt]") !== null;
        await settled();
        const seen = [isDrawn()];
        for (const to of ["hidden", "visible"] as const) {
          await turn(to);
          seen.push(isDrawn());
        }
        root.unmount();
        place.remove();
        return seen;
      }),
    is: [true, false, true],
  },
  {
    rule: "limit.4",
    when: "a check becomes due while the page is in the background: it is asked for on its return",
    gives: () =>
      watched(NOT_DUE, REALITY, async () => {
        await turn("hidden");
        answer(DUE);
        const hidden = open();
        await turn("visible");
        return [hidden, open()];
      }),
    is: [undefined, "reality"],
  },
];

const ACTIVE: Answers = {
  "GET /api/user_limits": {
    data: [
      { type: "activity", status: "active", value: 900, used: 0, choices: [], delay: 0, min: null },
    ],
  },
};

/** What the operator is asked about limits, with all of them switched on or some. */
const questions = (limits: Settings["limits"]) =>
  watched({ ...NOT_DUE, ...ACTIVE }, { limits }, async () => {
    await settled();
    return asked.filter((name) => !Object.hasOwn({ ...SIGNED_IN, ...FIGURES }, name)).sort();
  });

const ALL = { reality: true, session: true, activity: true };

const whom: readonly Row[] = [
  {
    rule: "limit.1",
    when: "a visitor looks around",
    gives: async () => {
      await visitor({}, { limits: ALL });
      startWatch();
      document.dispatchEvent(new Event("visibilitychange"));
      await settled();
      return asked;
    },
    is: [],
  },
  {
    rule: "limit.1",
    when: "it is not known yet who is signed in",
    gives: async () => {
      await visitor({ "GET /api/player": "silence" }, { limits: ALL });
      startWatch();
      await returnSignedIn();
      document.dispatchEvent(new Event("visibilitychange"));
      await settled();
      return asked;
    },
    is: ["GET /api/player"],
  },
  {
    rule: "limit.1",
    when: "a player has signed in",
    gives: () => questions(ALL),
    is: [
      "GET /api/player/reality_check",
      "GET /api/user_limits",
      "POST /api/player/activity_limit_track",
      "POST /api/sportsbook_sessions",
    ],
  },
  {
    rule: "limit.1",
    when: "the player has signed out again",
    gives: async () => {
      await questions(ALL);
      asked.length = 0;
      document.dispatchEvent(new Event("visibilitychange"));
      await settled();
      return asked;
    },
    is: [],
  },
  {
    rule: "limit.2",
    when: "none is switched on",
    gives: () => questions({}),
    is: [],
  },
  {
    rule: "limit.2",
    when: "the reality check alone is",
    gives: () => questions({ reality: true }),
    is: ["GET /api/player/reality_check"],
  },
  {
    rule: "limit.2",
    when: "the limit of a session alone is",
    gives: () => questions({ session: true }),
    is: ["POST /api/sportsbook_sessions"],
  },
  {
    rule: "limit.2",
    when: "the tracking of activity alone is",
    gives: () => questions({ activity: true }),
    is: ["GET /api/user_limits", "POST /api/player/activity_limit_track"],
  },
];

/** All rows. */
export const ROWS: readonly Row[] = [...tabs, ...background, ...whom];
