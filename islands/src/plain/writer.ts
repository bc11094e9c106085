/**
 * Writes changed prices into the page: once per frame, and only near the viewport. A row further
 * away keeps what it shows and gets its latest prices when it comes into view, so that the cost of
 * a thousand changes per second depends only on what is visible.
 *
 * It owns the price's text, `data-odds`, `data-state`, `disabled` and the classes `up` and `down`
 * of every `[data-outcome]`; React renders them once and leaves them alone.
 */
import { keyOf, placeOf } from "../core/price-place";
import { priceState } from "../core/price-state";
import { priceText } from "../core/price-text";
import { getMatchStatus, getPrice, matchOf, onMatchStatus, onPrice } from "../core/prices";

/** How long an arrow and a tint mark a moved price. */
const MOVED_MS = 1500;

/** A row further than this from the viewport waits. */
const NEAR = "300px 0px";

const ROW = ".event-row, .market-card";

function createWriter() {
  /** What stops keeping each button. */
  const stops = new WeakMap<HTMLButtonElement, () => void>();
  const rows = new Map<Element, { near: boolean; late: Set<HTMLButtonElement> }>();
  const dirty = new Set<HTMLButtonElement>();
  /** Buttons that show a price which this visit received: only theirs can be seen to move. */
  const current = new WeakSet<HTMLButtonElement>();
  const resting = new WeakMap<HTMLButtonElement, ReturnType<typeof setTimeout>>();
  let nearness: IntersectionObserver | undefined;

  /** Keeps one price button up to date; returns a function that stops it. */
  function watchPrice(button: HTMLButtonElement): () => void {
    if (!stops.has(button)) {
      const key = keyOf(button);
      const touch = () => {
        if (dirty.size === 0) requestAnimationFrame(flush);
        dirty.add(button);
      };
      const stopPrice = onPrice(key, touch);
      const stopStatus = onMatchStatus(matchOf(key), touch);
      stops.set(button, () => {
        stopPrice();
        stopStatus();
        dirty.delete(button);
      });
      observe(button);
      if (getPrice(key) || getMatchStatus(matchOf(key)) !== undefined) touch();
    }
    return () => forget(button);
  }

  function forget(button: HTMLButtonElement): void {
    stops.get(button)?.();
    stops.delete(button);
  }

  function flush(): void {
    const all = [...dirty];
    dirty.clear();
    for (const button of all) {
      const row = rows.get(button.closest(ROW) ?? button);
      if (!row || row.near) write(button);
      else row.late.add(button);
    }
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
      for (const button of row.late) write(button, true);
      row.late.clear();
    }
  }

  /** Writes what is known of a price; in silence when it is `late` or the first report of it. */
  function write(button: HTMLButtonElement, late = false): void {
    const { match, market, key } = placeOf(button);
    const price = getPrice(key);
    const silent = late || !current.has(button);
    if (price) current.add(button);
    const shown = Number(button.dataset.odds);
    const odds = price?.listed ? price.odds : shown;
    const state = priceState({
      matchStatus: getMatchStatus(matchOf(key)) ?? Number(match?.dataset.status ?? 0),
      marketStatus: price?.marketStatus ?? Number(market?.dataset.marketStatus ?? 1),
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

  return [watchPrice, forget] as const;
}

export const [watchPrice, forget] = createWriter();

/** Keeps every price button under `root` up to date from now on. */
export function watchPrices(root: ParentNode): void {
  root.querySelectorAll<HTMLButtonElement>("button[data-outcome]").forEach(watchPrice);
}

/** Stops keeping the prices under an element that has left the page. */
export function forgetPrices(root: ParentNode): void {
  root.querySelectorAll<HTMLButtonElement>("button[data-outcome]").forEach(forget);
}

/** Describes a lock, a dash or an arrow in text for screen readers. */
function note(button: HTMLButtonElement, word: string): void {
  const list = button.closest(".odds, .young");
  const text = (word && list?.getAttribute(`data-word-${word}`)) || "";
  // React, which may adopt the button later, leaves alone what has been added at its end.
  const element =
    button.querySelector(".price-note") ??
    (text && button.appendChild(document.createElement("span")));
  if (!element) return;
  element.className = "price-note visually-hidden";
  element.textContent = text;
}
