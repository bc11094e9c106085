/** Rows of the rules about a press on a star, and who can use it. */

import { $session } from "../../account/shared/session";
import { $signIn, closeSignIn } from "../../account/shared/sign-in";
import { $alert } from "../../alerts/shared/alerts";
import { loadMessages } from "../../messages/messages";
import { otherTab } from "../../testing/channels";
import type { Row } from "../../testing/row";
import {
  type Answers,
  answer,
  asked,
  PLAYER,
  player,
  returnSignedIn,
  settled,
  visitor,
} from "../../testing/world";
import { type FavouriteKey, isOn } from "../favourites";
import { pressStar } from "../press";
import { $favourites, startFavourites } from "../store";

const KEY = "matches:7";
const POST = "POST /api/v2/favourites/matches/7";
const DELETE = "DELETE /api/v2/favourites/matches/7";

const followed = (...ids: readonly number[]): Answers => ({
  "GET /api/v2/favourites/matches": { data: { ids, items: [] } },
  "GET /api/v2/favourites/tournaments": { data: { ids: [], items: [] } },
  "GET /api/v2/favourites/competitors": { data: { ids: [], items: [] } },
  "GET /api/v2/favourites/sports": { data: { ids: [], items: [] } },
});

/** A star, marked as its page marks it. */
function star(key: FavouriteKey = KEY): HTMLElement {
  document.querySelector("[data-star]")?.remove();
  const button = document.body.appendChild(document.createElement("button"));
  button.dataset.star = key;
  button.setAttribute("aria-pressed", String(isOn($favourites.get(), key)));
  return button;
}

const isMarked = (button: HTMLElement) => button.getAttribute("aria-pressed") === "true";

/** Begins with a player, whose favourites are fetched. */
async function follower(answers: Answers): Promise<void> {
  await visitor();
  startFavourites();
  // What an alert says is there at once.
  await loadMessages("favourites");
  await player(answers);
}

/** What the star shows after each step, for a player who follows these matches. */
async function pressed(
  ids: readonly number[],
  answers: Answers,
  key: FavouriteKey = KEY,
): Promise<boolean[]> {
  await follower({ ...followed(...ids), ...answers });
  const button = star(key);
  const shown = [isMarked(button)];
  await pressStar(button);
  shown.push(isMarked(button));
  await settled();
  shown.push(isMarked(button));
  return shown;
}

/** What the store knows to be followed, wishes aside. */
const saved = () => [...$favourites.get().saved];

const REFUSED = { status: 422, code: "too_many" } as const;

// A star of their own: its call stays on its way.
const presses: readonly Row[] = [
  {
    rule: "favourite.2",
    when: "the operator does not answer yet",
    gives: () => pressed([], { "POST /api/v2/favourites/matches/8": "silence" }, "matches:8"),
    is: [false, true, true],
  },
  {
    rule: "favourite.2",
    when: "it is taken off, and the operator does not answer yet",
    gives: () => pressed([9], { "DELETE /api/v2/favourites/matches/9": "silence" }, "matches:9"),
    is: [true, false, false],
  },
];

const refusals: readonly Row[] = [
  {
    rule: "favourite.3",
    when: "it was off",
    gives: () => pressed([], { [POST]: REFUSED }),
    is: [false, true, false],
  },
  {
    rule: "favourite.3",
    when: "it was on",
    gives: () => pressed([7], { [DELETE]: REFUSED }),
    is: [true, false, true],
  },
  {
    rule: "favourite.3",
    when: "an alert says so",
    gives: async () => {
      await pressed([], { [POST]: REFUSED });
      return $alert.get()?.type;
    },
    is: "error",
  },
];

const answers: readonly Row[] = [
  {
    rule: "favourite.4",
    when: "it was added, and was taken off again",
    gives: async () => {
      await pressed([], { [POST]: { data: {} }, [DELETE]: { data: {} } });
      const added = saved();
      await pressStar(star());
      await settled();
      return [added, saved()];
    },
    is: [[KEY], []],
  },
  {
    rule: "favourite.4",
    when: "the operator has taken a press in another tab, of this player and of another",
    gives: async () => {
      await follower(followed());
      const tab = otherTab("favourites");
      tab.tell({ player: PLAYER.id, key: KEY, on: true });
      tab.tell({ player: 2, key: "matches:8", on: true });
      tab.close();
      return saved();
    },
    is: [KEY],
  },
  {
    rule: "favourite.4",
    when: "other tabs are told of a press once it was taken",
    gives: async () => {
      const tab = otherTab("favourites");
      await pressed([], { [POST]: { data: {} } });
      tab.close();
      return tab.told;
    },
    is: [{ player: PLAYER.id, key: KEY, on: true }],
  },
];

/** A visitor presses a star; then `next` happens. */
async function asVisitor(next: () => void | Promise<void>): Promise<void> {
  await visitor();
  await pressStar(star());
  await next();
  await settled();
}

/** The visitor signs in, as a player who follows nothing yet. */
async function signsIn(): Promise<void> {
  answer({
    "GET /api/player": { data: PLAYER },
    "GET /api/player/accounts": { data: [] },
    ...followed(),
    [POST]: { data: {} },
  });
  await returnSignedIn();
}

const whom: readonly Row[] = [
  {
    rule: "favourite.1",
    when: "a visitor presses a star: they are asked to sign in, and nothing is sent",
    gives: async () => {
      await asVisitor(() => {});
      return [$session.get().status, $signIn.get(), isMarked(star()), asked];
    },
    is: ["not_logged_in", "asked", false, []],
  },
  {
    rule: "favourite.1",
    when: "the visitor then signs in: what was pressed is followed",
    gives: async () => {
      await asVisitor(signsIn);
      return saved();
    },
    is: [KEY],
  },
  {
    rule: "favourite.1",
    when: "the visitor closes the form, and signs in later",
    gives: async () => {
      await asVisitor(async () => {
        closeSignIn();
        await signsIn();
      });
      return [saved(), asked.includes(POST)];
    },
    is: [[], false],
  },
  {
    rule: "favourite.1",
    when: "a player signs out: nothing is followed any more",
    gives: async () => {
      await follower(followed(7));
      const before = saved();
      await visitor();
      return [before, saved()];
    },
    is: [[KEY], []],
  },
];

/** All rows. */
export const ROWS: readonly Row[] = [...presses, ...refusals, ...answers, ...whom];
