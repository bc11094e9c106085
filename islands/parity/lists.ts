/** Lists as they are read from their macro's markup, and what of their props the markup shows. */
import { Window } from "happy-dom";
import type { EventRowProps, MarketProps, OddsGroupProps } from "../src/api/props.gen";
import type { ListProps } from "../src/odds/shared/list-props";
import { readList, readScript } from "../src/odds/shared/read-list";

/** Reads the list in some markup. */
export function listIn(html: string): ListProps & Record<string, unknown> {
  const { document } = new Window();
  document.body.innerHTML = html;
  const island = document.querySelector("sb-island") as unknown as HTMLElement;
  const root = island.querySelector(".sb-root");
  const script = readScript(island);
  if (!root || !script) throw new Error("the macro has no list");
  return { ...readList(root, script) };
}

/** The groups without what nobody sees of them: markets of a match that takes no bets, and lines within a row. */
export function shownOf(groups: readonly OddsGroupProps[]): OddsGroupProps[] {
  let above = (groups[0]?.above ?? 0) >= 7 ? 7 : 0;
  return groups.map((group) => {
    const rows = group.rows.map(shownRow);
    const shown = { ...group, second_head: group.second_head ?? null, above, rows };
    above += rows.length;
    return shown;
  });
}

function shownRow(row: EventRowProps): EventRowProps {
  const isOpen = row.match.status === 0 || row.match.status === 1;
  const market = (one: MarketProps | null) => (isOpen && one ? shownMarket(one) : null);
  // What is drawn for sides without logos is made of their names.
  const { kits: _, ...shown } = row as EventRowProps & { readonly kits: unknown };
  return { ...shown, market: market(row.market), second: market(row.second) };
}

/** Of a market that takes no bets nothing shows which outcomes would. */
function shownMarket(market: MarketProps): MarketProps {
  const outcomes = market.outcomes.map((outcome) => ({
    ...outcome,
    short: outcome.short ?? null,
    active: market.status !== 1 || outcome.active,
  }));
  return { ...market, line: null, outcomes };
}
