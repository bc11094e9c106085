import { afterEach, beforeEach, expect, test, vi } from "vitest";

let entries: unknown[];
let at: number;
let isPhone: boolean;
const replace = vi.fn();

/** A page whose history answers `back` only when `answer` is called, as browsers do. */
async function open() {
  vi.resetModules();
  const panel = await import("../core/panel");
  const { startPanelHistory } = await import("../core/panel-history");
  const layers = await import("./layers");
  startPanelHistory();
  layers.startLayers();
  /** Opens a layer that closes on demand. */
  const layer = () => {
    const it = { isOpen: true, release: () => {} };
    it.release = layers.openLayer(() => {
      it.isOpen = false;
      it.release();
    });
    return it;
  };
  return { ...panel, layer };
}

function answer(by: number): void {
  at += by;
  dispatchEvent(new Event("popstate"));
}

/** What the page of a test listens to is forgotten with it. */
let page: AbortController;

function forgetWithPage(target: EventTarget): void {
  const add = target.addEventListener.bind(target);
  vi.spyOn(target, "addEventListener").mockImplementation((type, listener, options) =>
    add(type, listener, { ...(typeof options === "object" && options), signal: page.signal }),
  );
}

beforeEach(() => {
  page = new AbortController();
  for (const target of [window, document]) forgetWithPage(target);
  entries = [null];
  at = 0;
  isPhone = true;
  sessionStorage.clear();
  replace.mockClear();
  document.body.innerHTML = `<div popover id="menu"><a href="/tennis">Tennis</a><a href="#top">Top</a></div>
    <a id="outside" href="/live">Live</a>`;
  vi.stubGlobal("matchMedia", () => ({ matches: isPhone }));
  vi.stubGlobal("location", {
    ...Object.fromEntries(
      ["href", "pathname", "search"].map((name) => [name, Reflect.get(location, name)]),
    ),
    replace,
  });
  vi.stubGlobal("history", {
    get state() {
      return entries[at];
    },
    pushState: (state: unknown) => {
      entries = [...entries.slice(0, at + 1), state];
      at += 1;
    },
    back: vi.fn(),
  });
});
afterEach(() => {
  page.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("Back closes the last layer first, and none leaves an entry", async () => {
  const { layer } = await open();
  const [first, second] = [layer(), layer()];
  expect(entries).toHaveLength(3);
  answer(-1);
  expect([first.isOpen, second.isOpen]).toEqual([true, false]);
  answer(-1);
  expect([first.isOpen, second.isOpen]).toEqual([false, false]);
  expect(history.back).not.toHaveBeenCalled();
});

test("a layer that is closed by hand leaves its entry, and forward does not stay on it", async () => {
  const { layer } = await open();
  layer().release();
  expect(history.back).toHaveBeenCalledTimes(1);
  answer(-1);
  expect(history.back).toHaveBeenCalledTimes(1);
  answer(1);
  expect(history.back).toHaveBeenCalledTimes(2);
});

test("a layer that opens before the entry of the last one is left stays, with an entry", async () => {
  const { layer } = await open();
  layer().release();
  const next = layer();
  expect(entries).toHaveLength(2);
  answer(-1);
  expect(next.isOpen).toBe(true);
  expect([entries.length, at]).toEqual([2, 1]);
});

test("a sheet that is raised as a layer closes stays, and one below a layer is not lowered with it", async () => {
  const { $panel, layer, setPanel } = await open();
  layer().release();
  setPanel({ open: true });
  answer(-1);
  expect($panel.get().open).toBe(true);
  const above = layer();
  answer(-1);
  expect([above.isOpen, $panel.get().open]).toEqual([false, true]);
  answer(-1);
  expect($panel.get().open).toBe(false);
});

test("on a wider screen layers have no entry, and another page's entry does not close them", async () => {
  isPhone = false;
  const { layer } = await open();
  const it = layer();
  expect(entries).toHaveLength(1);
  dispatchEvent(new Event("popstate"));
  expect(it.isOpen).toBe(true);
});

test("a page that is opened on the entry of a layer goes back to that without", async () => {
  entries = [null, { layers: 1 }];
  at = 1;
  await open();
  expect(history.back).toHaveBeenCalledTimes(1);
});

test("a layer that closes because another page is on its way leaves the history alone", async () => {
  const navigation = new EventTarget();
  vi.stubGlobal("navigation", navigation);
  const { layer } = await open();
  const it = layer();
  const event = (sameDocument: boolean) =>
    Object.assign(new Event("navigate"), { destination: { sameDocument } });
  navigation.dispatchEvent(event(false));
  it.release();
  expect(history.back).not.toHaveBeenCalled();
  navigation.dispatchEvent(new Event("navigateerror"));
  layer().release();
  expect(history.back).toHaveBeenCalledTimes(1);
});

/** Whether a press of a link is left to the browser. */
function press(selector: string, keys: MouseEventInit = {}): boolean {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...keys });
  let isLeft = true;
  const last = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", last);
  document.querySelector(selector)?.dispatchEvent(click);
  removeEventListener("click", last);
  return isLeft;
}

test("a popover is a layer; a link inside takes the place of its entry", async () => {
  await open();
  const menu = document.getElementById("menu") as HTMLElement;
  menu.hidePopover = vi.fn();
  const toggle = (newState: string) =>
    menu.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
  expect(press("#menu a")).toBe(true);
  toggle("open");
  expect(entries).toHaveLength(2);
  expect([
    press("#menu a[href^='#']"),
    press("#outside"),
    press("#menu a", { ctrlKey: true }),
  ]).toEqual([true, true, true]);
  expect(replace).not.toHaveBeenCalled();
  expect(press("#menu a")).toBe(false);
  expect(replace).toHaveBeenCalledTimes(1);
  expect(replace.mock.calls[0]?.[0]).toMatch(/\/tennis$/);
  answer(-1);
  expect(menu.hidePopover).toHaveBeenCalledTimes(1);
});
