/**
 * The markup of the markets and the JSON beside it say their props: what its macro was given, whatever a browser has
 * made of the texts, and however far the writer has come.
 */
import { Window } from "happy-dom";
import { describe, expect, inject, test } from "vitest";
import type { MarketProps, MatchMarketsProps, OutcomeProps } from "../src/api/props.gen";
import { readMarkets } from "../src/odds/read-markets";
import { DEFAULT } from "../src/testing/languages";
import { CASES } from "./cases";

const macros = inject("macros")[DEFAULT.code] ?? {};
const MARKETS = CASES.filter(({ island }) => island === "match-markets");

describe.each(MARKETS)("$name", ({ name, props: given }) => {
  const props = given as MatchMarketsProps;

  test("what was given is read", () => {
    const read = readOf(pageOf(name));
    expect({ ...read, labels: { ...props.labels, ...read.labels } }).toEqual(
      withOutcomes(props, (line, outcome) => ({ ...outcome, active: activeOf(line, outcome) })),
    );
  });

  test("a translated page says the same", () => {
    const page = pageOf(name);
    for (const one of page.querySelectorAll(".sb-root *")) {
      for (const text of one.childNodes) {
        if (text.nodeType !== 3) continue;
        const font = page.createElement("font");
        font.textContent = "translated";
        one.replaceChild(font, text);
      }
    }
    expect(readOf(page)).toEqual(readOf(pageOf(name)));
  });

  test("prices are those that were written since", () => {
    const page = pageOf(name);
    for (const price of page.querySelectorAll("[data-odds]")) price.setAttribute("data-odds", "7");
    expect(readOf(page)).toEqual(
      withOutcomes(readOf(pageOf(name)), (_, outcome) => ({ ...outcome, odds: 7 })),
    );
  });

  /** A closed market does not say whether its outcomes are open: they take no bets either way. */
  function activeOf({ status }: MarketProps, { active }: OutcomeProps): boolean {
    if (props.match.status > 1 || ![1, -1].includes(status)) return true;
    return status === 1 && active;
  }
});

function pageOf(name: string) {
  const { document } = new Window();
  document.body.innerHTML = macros[name] ?? "";
  return document;
}

function readOf(page: ReturnType<typeof pageOf>) {
  const root = page.querySelector(".sb-root") as unknown as Element;
  return readMarkets(root, JSON.parse(page.querySelector("script")?.textContent ?? ""));
}

function withOutcomes<P extends Pick<MatchMarketsProps, "cards">>(
  props: P,
  change: (line: MarketProps, outcome: OutcomeProps) => OutcomeProps,
): P {
  const cards = props.cards.map((card) => ({
    ...card,
    lines: card.lines.map((line) => ({
      ...line,
      line: line.line || null,
      outcomes: line.outcomes.map((outcome) => change(line, outcome)),
    })),
  }));
  return { ...props, cards };
}
