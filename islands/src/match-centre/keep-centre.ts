/**
 * Keeps the tabs of a match page beside its prices, without React: what is known before the match until it begins, then
 * its statistics, timeline and stream. What a tab shows is
 * loaded when it is opened. On a wide screen the part of a live match is open from the start; its place is
 * reserved by the stylesheet.
 */
import { later } from "../api/patience";
import type { MatchCentreProps } from "../api/props.gen";
import { readStored } from "../core/storage";
import { getMatch, lastEvent, onMatch } from "../live/shared/matches";
import { type CentreTab, type ShowTab, WATCHED_KEY } from "./panel";

const WIDE = "(min-width: 1280px)";
const LIVE = 1;
const PREMATCH = 0;

/** The tabs of a match that has begun. */
const FIGURES: readonly unknown[] = ["statistics", "timeline"] satisfies CentreTab[];

/** Keeps every prerendered part. */
export function keep(): void {
  for (const island of document.querySelectorAll<HTMLElement>(
    'sb-island[data-name="match-centre"]',
  )) {
    const text = island.querySelector(':scope > script[type="application/json"]')?.textContent;
    const panel = island.querySelector<HTMLElement>(".centre-panel");
    if (text && panel) keepCentre(island, panel, JSON.parse(text) as MatchCentreProps);
  }
}

/** Keeps one part. With `data-folds` it never opens by itself: nothing has reserved its place. */
export function keepCentre(island: HTMLElement, panel: HTMLElement, props: MatchCentreProps): void {
  const id = props.match_id;
  const tabs = [...island.querySelectorAll<HTMLButtonElement>("[data-centre]")];
  let open: CentreTab | null = null;
  let stop = () => {};
  const show = async (name: CentreTab | null) => {
    stop();
    stop = () => {};
    open = name;
    island.dataset.open = name ?? "none";
    for (const tab of tabs) tab.ariaExpanded = String(tab.dataset.centre === name);
    panel.replaceChildren();
    // It scrolls on a wide screen, by keyboard too.
    panel.tabIndex = 0;
    panel.ariaLabel = tabs.find((tab) => tab.dataset.centre === name)?.textContent ?? "";
    if (name === null) return;
    const showTab = await later(() => load(name));
    if (open === name) stop = showTab(panel, props);
  };
  for (const tab of tabs) {
    const name = tab.dataset.centre as CentreTab;
    tab.addEventListener("click", () => void show(open === name ? null : name));
  }
  const news = island.querySelector("[data-centre-news]");
  let last: number | undefined;
  onMatch(id, () => {
    const match = getMatch(id);
    if (!match) return;
    const isStreamed = (props.video || match.hasVideo) && match.status === LIVE;
    const hasFigures = (props.statistics || match.hasStatistics) && match.status !== PREMATCH;
    for (const tab of tabs) {
      // The page only has tabs for what the operator has.
      const isThere = FIGURES.includes(tab.dataset.centre)
        ? hasFigures
        : tab.dataset.centre === "stream"
          ? isStreamed
          : match.status === PREMATCH;
      // What is being watched stays until it is closed.
      if (isThere || tab.dataset.centre !== open) tab.hidden = !isThere;
    }
    // It comes beside the page when the match begins. Elsewhere it would move what is below it, and comes with the next
    // page.
    if (matchMedia(WIDE).matches) island.hidden = tabs.every((tab) => tab.hidden);
    const before = last;
    last = lastEvent(match.events);
    // Those of the first report are old.
    if (!news || before === undefined || before === last) return;
    void later(() => import("./news")).then(({ newsOf }) => {
      news.textContent = newsOf(match, before) ?? news.textContent;
    });
  });
  const first = tabs.find((tab) => !tab.hidden)?.dataset.centre as CentreTab | undefined;
  // Pressed while this was on its way; the core has noted it.
  const pressed = tabs.find((tab) => tab.hasAttribute("data-pressed"))?.dataset.centre;
  if (pressed !== undefined) {
    void show(pressed as CentreTab);
    return;
  }
  if (island.dataset.opens !== undefined) {
    whenSeen(island, () => void show(first ?? null));
    return;
  }
  const folds = island.dataset.folds !== undefined;
  const opensItself = !folds && matchMedia(WIDE).matches && props.status === LIVE;
  const watched = props.video && readStored("session", WATCHED_KEY) === true;
  void show(opensItself ? (watched ? "stream" : (first ?? null)) : null);
}

function whenSeen(element: Element, task: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    task();
  });
  observer.observe(element);
}

async function load(name: CentreTab): Promise<ShowTab> {
  if (name === "stream") return (await import("./stream")).showStream;
  if (name === "statistics") return (await import("./panels")).showStatistics;
  if (name === "timeline") return (await import("./panels")).showTimeline;
  return (await import("./previews")).previews[name];
}
