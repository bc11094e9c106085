/**
 * Writes changed prices into the page: once per frame, and only near the viewport. A row further
 * away keeps what it shows and gets its latest prices when it comes into view, so that the cost of
 * a thousand changes per second depends only on what is visible.
 *
 * It owns the price's text, `data-odds`, `data-state`, `disabled` and the classes `up` and `down`
 * of every `[data-outcome]`; React renders them once and leaves them alone.
 */
import { priceState } from "./price-state";
import { priceText } from "./price-text";
import { getMatchStatus, getPrice, onMatchStatus, onPrice } from "./prices";

/** How long an arrow and a tint mark a moved price. */
const MOVED_MS = 1500;

/** A row further than this from the viewport waits. */
const NEAR = "300px 0px";

const ROW = ".event-row, .market-card";

const buttons = new Map<string, Set<HTMLButtonElement>>();
const stops = new Map<string, () => void>();
const matches = new Map<number, Set<string>>();
const rows = new Map<Element, { near: boolean; late: Set<HTMLButtonElement> }>();
const dirty = new Set<string>();
/** Buttons that show a price which this visit received: only theirs can be seen to move. */
const current = new WeakSet<HTMLButtonElement>();
const resting = new WeakMap<HTMLButtonElement, ReturnType<typeof setTimeout>>();
let frame = 0;
let nearness: IntersectionObserver | undefined;

/** Keeps every price button under `root` up to date from now on. */
export function watchPrices(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>("button[data-outcome]")) {
    watchPrice(button);
  }
}

/** Keeps one price button up to date; returns a function that stops it. */
export function watchPrice(button: HTMLButtonElement): () => void {
  const key = button.dataset.outcome ?? "";
  let all = buttons.get(key);
  if (!all) {
    all = new Set();
    buttons.set(key, all);
    stops.set(
      key,
      onPrice(key, () => touch(key)),
    );
    watchMatch(key);
  }
  if (!all.has(button)) {
    all.add(button);
    observe(button);
    if (getPrice(key) || getMatchStatus(matchOf(key)) !== undefined) touch(key);
  }
  return () => forget(button);
}

/** Stops keeping the prices under an element that has left the page. */
export function forgetPrices(root: ParentNode): void {
  root.querySelectorAll<HTMLButtonElement>("button[data-outcome]").forEach(forget);
}

function forget(button: HTMLButtonElement): void {
  const key = button.dataset.outcome ?? "";
  const all = buttons.get(key);
  if (!all?.delete(button) || all.size > 0) return;
  buttons.delete(key);
  stops.get(key)?.();
  stops.delete(key);
}

function watchMatch(key: string): void {
  const id = matchOf(key);
  const known = matches.get(id);
  if (known) {
    known.add(key);
    return;
  }
  const keys = new Set([key]);
  matches.set(id, keys);
  onMatchStatus(id, () => keys.forEach(touch));
}

function touch(key: string): void {
  dirty.add(key);
  if (frame === 0) frame = requestAnimationFrame(flush);
}

function flush(): void {
  frame = 0;
  for (const key of dirty) {
    for (const button of buttons.get(key) ?? []) {
      const row = rows.get(button.closest(ROW) ?? button);
      if (!row || row.near) write(button, key);
      else row.late.add(button);
    }
  }
  dirty.clear();
}

function observe(button: HTMLButtonElement): void {
  const row = button.closest(ROW);
  if (!row || rows.has(row)) return;
  rows.set(row, { near: false, late: new Set() });
  nearness ??= new IntersectionObserver(seen, { rootMargin: NEAR });
  nearness.observe(row);
}

function seen(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    const row = rows.get(target);
    if (!row) continue;
    if (!target.isConnected) {
      rows.delete(target);
      nearness?.unobserve(target);
      continue;
    }
    row.near = isIntersecting;
    if (!isIntersecting) continue;
    for (const button of row.late) write(button, button.dataset.outcome ?? "", true);
    row.late.clear();
  }
}

/** Writes what is known of a price; in silence when it is `late` or the first report of it. */
function write(button: HTMLButtonElement, key: string, late = false): void {
  const price = getPrice(key);
  const silent = late || !current.has(button);
  if (price) current.add(button);
  const shown = Number(button.dataset.odds);
  const odds = price?.listed ? price.odds : shown;
  const market = button.closest<HTMLElement>("[data-market]");
  const match = button.closest<HTMLElement>("[data-match]");
  const state = priceState({
    matchStatus: getMatchStatus(matchOf(key)) ?? Number(match?.dataset.status),
    marketStatus: price?.marketStatus ?? Number(market?.dataset.marketStatus),
    active: price?.active ?? button.dataset.state !== "suspended",
    listed: price?.listed ?? true,
  });
  if (market && price) market.dataset.marketStatus = String(price.marketStatus);
  if (state === (button.dataset.state ?? "") && odds === shown) return;
  const text = button.querySelector(".price-odds");
  if (text) text.textContent = state === "gone" ? "–" : priceText(odds);
  button.dataset.odds = String(odds);
  if (state) button.dataset.state = state;
  else delete button.dataset.state;
  button.disabled = state !== "";
  if (state === "" && odds !== shown && !silent) move(button, odds > shown ? "up" : "down");
  else rest(button);
}

function move(button: HTMLButtonElement, way: "up" | "down"): void {
  clearTimeout(resting.get(button));
  button.classList.remove("up", "down");
  button.classList.add(way);
  note(button, way);
  resting.set(
    button,
    setTimeout(() => rest(button), MOVED_MS),
  );
}

function rest(button: HTMLButtonElement): void {
  clearTimeout(resting.get(button));
  resting.delete(button);
  button.classList.remove("up", "down");
  note(button, button.dataset.state ?? "");
}

/** Describes a lock, a dash or an arrow in text for screen readers. */
function note(button: HTMLButtonElement, word: string): void {
  const text = button.querySelector(".price-note");
  const list = button.closest(".odds, .young");
  if (text) text.textContent = (word && list?.getAttribute(`data-word-${word}`)) || "";
}

function matchOf(key: string): number {
  return Number(key.slice(0, key.indexOf(":")));
}
