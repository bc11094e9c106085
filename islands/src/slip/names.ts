/**
 * Names of selections in the page's language. A selection is picked with the names of its page; in
 * another language they are looked up once, and those of each language stay with the selection.
 */
import type { Market, Match } from "../api/matches";
import type { SelectionNames, SlipSelection } from "../core/selections";

/** Whether the names of a selection are in another language than the page. */
export function isForeign({ lang }: SlipSelection): boolean {
  return lang !== document.documentElement.lang;
}

/** The selection with the names that it already had in the page's language; the same without. */
export function withKnownNames(selection: SlipSelection): SlipSelection {
  const names = selection.names?.[document.documentElement.lang];
  return names && isForeign(selection) ? renamed(selection, names) : selection;
}

/**
 * The selection with the operator's names of its match and market. `markets` has every line of the
 * market; a selection that is not among them keeps its names.
 */
export function withFetchedNames(
  selection: SlipSelection,
  { competitors: { home, away }, tournament }: Match,
  markets: readonly Market[],
): SlipSelection {
  if (!isForeign(selection)) return selection;
  const market = markets.find(({ specifier }) => (specifier || null) === selection.specifier);
  const outcome = market?.outcomes.find(({ id }) => id === selection.outcomeId);
  if (!market || !outcome) return selection;
  return renamed(selection, {
    nameA: home.name,
    nameB: away.name,
    categoryName: tournament.name,
    marketName: market.name,
    outcomeName: outcome.name,
  });
}

function renamed(selection: SlipSelection, names: SelectionNames): SlipSelection {
  const { lang, nameA, nameB, categoryName, marketName, outcomeName } = selection;
  const before = { nameA, nameB, categoryName, marketName, outcomeName };
  return {
    ...selection,
    ...names,
    lang: document.documentElement.lang,
    names: { ...selection.names, ...(lang && { [lang]: before }) },
  };
}
