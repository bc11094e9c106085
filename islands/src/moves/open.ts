/**
 * Opens the price history: of the market whose card has the pressed control, or of the selection that it
 * names. A popover of the page, so that nothing below it moves and no island has to be awake.
 */
import { keyOf, nameOf } from "../core/price-place";
import { $slip } from "../core/selections";
import { getMatch } from "../live/shared/matches";
import { movesOf, newsOf } from "../live/shared/moves";
import { loadMessages } from "../messages/messages";
import { CHANGED } from "../odds-format/shared/names";
import { draw } from "../plain/patch";
import { withStyle } from "../runtime/styles";
import { historyOf } from "./history";
import { movesView } from "./moves-view";

/** Distance from the edge of the window, in pixels. */
const GAP = 8;

/** What a history is about. */
interface Subject {
  readonly matchId: number;
  readonly about: string;
  readonly home: string;
  readonly away: string;
  readonly prices: readonly { readonly key: string; readonly name: string }[];
}

/** The history that is open, of which there is one at most. */
function createHistories(): (opener: HTMLElement) => Promise<void> {
  let shown: HTMLElement | undefined;
  let openedBy: HTMLElement | undefined;
  /** Whether the last press was on the control of the open history: it closes it, and nothing else. */
  let isClosing = false;
  addEventListener(
    "pointerdown",
    ({ target }) => {
      const isOpen = shown?.matches(":popover-open") ?? false;
      isClosing = isOpen && target instanceof Node && openedBy?.contains(target) === true;
    },
    { capture: true, passive: true },
  );
  // Another tab may have chosen how odds are written. It is drawn once, as of then: the next opening has them so.
  addEventListener(CHANGED, () => shown?.hidePopover());

  async function openMoves(opener: HTMLElement): Promise<void> {
    if (isClosing) {
      isClosing = false;
      return;
    }
    const subject = subjectOf(opener);
    if (!subject) return;
    const say = await withStyle("moves", loadMessages("moves"));
    const title = opener.title;
    const { matchId, about, prices, home, away } = subject;
    const followed = prices.map(({ key, name }) => ({ name, moves: movesOf(key) }));
    // As it is now: a list that grows at its top could not be read.
    const content = movesView({
      say,
      title,
      about,
      prices: prices.length,
      moments: historyOf(followed, newsOf(matchId)),
      home: getMatch(matchId)?.home ?? home,
      away: getMatch(matchId)?.away ?? away,
    });
    shown?.remove();
    const box = document.createElement("div");
    Object.assign(box, { id: "moves", className: "moves", popover: "auto", tabIndex: -1 });
    box.setAttribute("role", "dialog");
    box.setAttribute("aria-labelledby", "moves-title");
    box.dataset.testid = "moves";
    box.append(draw(content));
    document.body.append(box);
    shown = box;
    openedBy = opener;
    // It closes this, and not the slip below it.
    box.addEventListener("keydown", (event) => event.key === "Escape" && event.stopPropagation());
    box.showPopover();
    place(box, opener);
    box.focus({ preventScroll: true });
  }

  return openMoves;
}

/** Opens the history of a pressed control, which has `data-moves`. */
export const openMoves = createHistories();

/** Below its control, or above it where there is more room; on a phone the stylesheet puts it at the bottom. */
function place(box: HTMLElement, opener: HTMLElement): void {
  const { top, bottom, left, right } = opener.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const wanted = getComputedStyle(opener).direction === "rtl" ? left : right - width;
  const x = Math.max(GAP, Math.min(wanted, innerWidth - width - GAP));
  const below = bottom + height + GAP <= innerHeight || top < innerHeight - bottom;
  const y = below ? Math.min(bottom, innerHeight - height - GAP) : Math.max(GAP, top - height);
  box.style.setProperty("--moves-x", `${x}px`);
  box.style.setProperty("--moves-y", `${Math.max(GAP, y)}px`);
}

function subjectOf(opener: HTMLElement): Subject | undefined {
  const card = opener.closest(".market-card");
  return card ? subjectOfCard(card) : subjectOfSelection(opener.dataset.moves ?? "");
}

function subjectOfCard(card: Element): Subject | undefined {
  const match = card.closest<HTMLElement>("[data-match]")?.dataset;
  if (!match) return undefined;
  const buttons = [...card.querySelectorAll<HTMLElement>("button[data-outcome]")];
  return {
    matchId: Number(match.match),
    about: card.querySelector(".market-title")?.textContent ?? "",
    home: match.home ?? "",
    away: match.away ?? "",
    prices: buttons.map((button) => ({
      key: keyOf(button),
      name: withLine(button, nameOf(button, match)),
    })),
  };
}

/** The name of an outcome, with that of its line where it does not say that itself. */
function withLine(button: HTMLElement, name: string): string {
  const line = button.closest(".market-line")?.querySelector(".market-line-name")?.textContent;
  return line && !name.includes(line) ? `${name} ${line}` : name;
}

function subjectOfSelection(key: string): Subject | undefined {
  const selection = $slip.get().selections.find(({ id }) => id === key);
  if (!selection) return undefined;
  const { matchId, marketName, outcomeName, nameA, nameB } = selection;
  return {
    matchId,
    about: `${outcomeName} · ${marketName}`,
    home: nameA,
    away: nameB,
    prices: [{ key, name: outcomeName }],
  };
}
