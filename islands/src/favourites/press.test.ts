/** Stars on a page: how they are marked, and whom a press asks to sign in first. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetModules } from "../testing/fresh";
import type { Answers } from "../testing/world";

const POST = "POST /api/v2/favourites/matches/7";
const KINDS = ["matches", "tournaments", "competitors", "sports"];

const followed = (...ids: readonly number[]): Answers => ({
  ...Object.fromEntries(
    KINDS.map((kind) => [`GET /api/v2/favourites/${kind}`, { data: { ids: [], items: [] } }]),
  ),
  "GET /api/v2/favourites/matches": { data: { ids, items: [] } },
});

async function load() {
  const world = await import("../testing/world");
  const { startStars } = await import("./stars");
  const { pressStar } = await import("./press");
  const { setOn, startFavourites } = await import("./store");
  const signIn = await import("../account/shared/sign-in");
  const { leaveSignIn } = await import("../account/shared/left-to-host");
  return { ...world, ...signIn, leaveSignIn, startStars, pressStar, setOn, startFavourites };
}

let page: Awaited<ReturnType<typeof load>>;
const observers = new Set<MutationObserver>();

/** Those of earlier pages must not mark the stars of this one. */
class Observer extends MutationObserver {
  constructor(callback: MutationCallback) {
    super(callback);
    observers.add(this);
  }
}
globalThis.MutationObserver = Observer;

beforeEach(async () => {
  forgetModules();
  for (const observer of observers) observer.disconnect();
  observers.clear();
  document.body.replaceChildren();
  page = await load();
  await page.visitor();
});

afterEach(() => vi.restoreAllMocks());

function star(key: string, parent: Element = document.body): HTMLElement {
  const button = document.createElement("button");
  button.dataset.star = key;
  button.setAttribute("aria-pressed", "false");
  parent.append(button);
  return button;
}

const marks = (...stars: readonly Element[]) =>
  stars.map((one) => one.getAttribute("aria-pressed") === "true");

describe("stars", () => {
  beforeEach(async () => {
    page.startFavourites();
    await page.player(followed(7));
  });

  test("of the page are marked, and others are left alone", () => {
    const [on, off, strange] = [star("matches:7"), star("matches:8"), star("news:7")];
    strange.setAttribute("aria-pressed", "mixed");
    const plain = document.body.appendChild(document.createElement("p"));
    page.startStars();
    expect(marks(on, off)).toEqual([true, false]);
    expect([strange.getAttribute("aria-pressed"), plain.hasAttribute("aria-pressed")]).toEqual([
      "mixed",
      false,
    ]);
  });

  test("that are drawn later are marked, however deep", async () => {
    page.startStars();
    const list = document.createElement("ul");
    const row = list.appendChild(document.createElement("li"));
    const inside = star("matches:7", row);
    document.body.append("text", list, document.createElementNS("http://www.w3.org/2000/svg", "g"));
    await page.settled();
    expect(marks(inside)).toEqual([true]);
    const later = star("matches:7", row);
    await page.settled();
    expect(marks(later)).toEqual([true]);
  });

  test("that are drawn again as another's, or as not followed, are put right", async () => {
    const one = star("matches:8");
    page.startStars();
    one.dataset.star = "matches:7";
    await page.settled();
    expect(marks(one)).toEqual([true]);
    one.setAttribute("aria-pressed", "false");
    await page.settled();
    expect(marks(one)).toEqual([true]);
  });

  test("follow a press at once", () => {
    page.answer({ "DELETE /api/v2/favourites/matches/7": "silence" });
    const one = star("matches:7");
    page.startStars();
    page.setOn("matches:7", false);
    expect(marks(one)).toEqual([false]);
  });

  test("are looked after once", () => {
    page.startStars();
    page.startStars();
    expect(observers.size).toBe(1);
  });
});

describe("a press", () => {
  test("on a star of nothing is reported, and asks nobody", async () => {
    const error = vi.spyOn(console, "error").mockImplementation(() => {});
    const strange = star("news:7");
    await page.pressStar(strange);
    expect(error).toHaveBeenCalledWith("a star is of nothing", { star: strange });
    expect([page.$signIn.get(), page.asked]).toEqual([null, []]);
  });

  test("of a player changes what the star shows", async () => {
    await page.player({ ...followed(7), "DELETE /api/v2/favourites/matches/7": { data: {} } });
    const one = star("matches:7");
    one.setAttribute("aria-pressed", "true");
    await page.pressStar(one);
    expect([marks(one), page.$signIn.get()]).toEqual([[false], null]);
  });

  /** The visitor signs in. */
  async function signIn(): Promise<void> {
    page.answer({ ...page.SIGNED_IN, ...followed(), [POST]: { data: {} } });
    await page.returnSignedIn();
  }
  const sent = () => page.asked.filter((name) => name.includes("favourites/matches/"));

  test("of a visitor asks to sign in, and is then sent once", async () => {
    const one = star("matches:7");
    await page.pressStar(one);
    await page.pressStar(one);
    expect([page.$signIn.get(), sent(), marks(one)]).toEqual(["asked", [], [false]]);
    await signIn();
    expect([sent(), marks(one)]).toEqual([[POST], [true]]);
    page.closeSignIn();
    const { signOutNow } = await import("../account/shared/session");
    await signOutNow();
    await signIn();
    expect(sent()).toEqual([POST]);
  });

  test("is forgotten when the form is closed, and not when another form is shown", async () => {
    await page.pressStar(star("matches:7"));
    page.closeSignIn();
    await signIn();
    expect(sent()).toEqual([]);
    await page.visitor();
    await page.pressStar(star("matches:7"));
    page.askForm("sign-up");
    await signIn();
    expect(sent()).toEqual([POST]);
  });

  test("waits for the page around this one, and another can be made where that signs nobody in", async () => {
    await page.pressStar(star("matches:8"));
    page.leaveSignIn();
    await page.pressStar(star("matches:7"));
    expect(page.$signIn.get()).toBe("asked");
    page.leaveSignIn();
    await signIn();
    expect(sent()).toEqual([POST]);
  });

  test("closing the form of a player forgets nothing", async () => {
    await page.pressStar(star("matches:7"));
    page.answer({ "GET /api/player": "silence" });
    const { setHint } = await import("../account/shared/session-hint");
    setHint(true);
    await signIn();
    page.closeSignIn();
    expect(sent()).toEqual([POST]);
  });
});
