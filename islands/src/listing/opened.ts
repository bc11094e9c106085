/**
 * A page that is opened with a listing query: the script before the first paint has put `data-listing` on
 * it, and loads this beside the core. The rows that do not fit are hidden before React is there. A list in
 * another order, or another part of it, stays hidden for a while. Then the control is woken, and shows its
 * list in place of the page's.
 */
import type { ListingProps } from "../api/props.gen";
import { shownZone } from "../api/zone";
import { now } from "../clock/now";
import { wakeIslands } from "../core/element";
import { rowsIn } from "../odds/shared/rows-in";
import { report } from "../report/report";
import { conditionsOf, fits } from "./conditions";
import { openDay } from "./day-page";
import { factsOf } from "./facts";
import { showRest } from "./page-list";
import { isOn, readQuery } from "./query";
import { pageSports } from "./sports";

if (document.readyState === "loading") addEventListener("DOMContentLoaded", open, { once: true });
else void open();

async function open(): Promise<void> {
  const sports = pageSports();
  const keys = sports.map(({ key }) => key);
  if (await openDay(keys)) return;
  const props = document.querySelector('sb-island[data-name="listing"] > script')?.textContent;
  if (!props) {
    const message = `"${location.search}" asks for a list that this page does not have`;
    report({ kind: "listing.absent", message });
    delete document.documentElement.dataset.listing;
    return;
  }
  // The control reads the address again, and reports what it ignores.
  wakeIslands("listing");
  const { of } = JSON.parse(props) as ListingProps;
  const { query } = readQuery(location.search, { of, sports: keys });
  if (!isOn(query)) {
    delete document.documentElement.dataset.listing;
    return;
  }
  // The page cannot know such a list: it keeps the room until the operator has answered.
  if (query.sortBy !== null || query.page > 1 || query.isFavourite) return;
  const conditions = conditionsOf(query, of, { now: now(), zone: shownZone() });
  const cyber = sports.filter(({ isCyber }) => isCyber).map(({ key }) => key);
  const isOther = (row: HTMLElement) => !fits(factsOf(row), conditions, cyber);
  const groups = [...document.querySelectorAll<HTMLElement>(".listed .odds-group")];
  showRest(
    groups.flatMap((group) => rowsIn(group).filter(isOther)),
    groups.filter((group) => rowsIn(group).every(isOther)),
  );
}
