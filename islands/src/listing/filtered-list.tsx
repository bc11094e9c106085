/**
 * The list of a query, in place of the page's own: the matches of the page that fit, at once, and below
 * them what the operator has beside those. In another order, and on further parts, the operator's list
 * alone: the page cannot know it. If it cannot be had, the matches of the page stay.
 */
import { type ReactNode, useLayoutEffect, useMemo, useState } from "react";
import { createPortal } from "react-dom";
import { siteConfig } from "../api/config";
import type { ListedMatches } from "../api/props.gen";
import { shownZone } from "../api/zone";
import { dayText, timeText } from "../messages/moments";
import { Chips } from "./chips";
import { type Held, heldGroups } from "./groups";
import { currentGroups, heldLists } from "./held";
import { type ListComponent, Lists } from "./lists";
import { Note } from "./note";
import { replaceList } from "./page-list";
import { Parts } from "./parts";
import type { Query } from "./query";
import { foundGroups } from "./shared/found-groups";
import type { PageSport } from "./sports";
import { type Part, usePart } from "./use-part";
import { say } from "./words";

/** What is on, the list, and the links to its parts. */
export function FilteredList({
  query,
  of,
  sports,
  List,
}: {
  readonly query: Query;
  readonly of: ListedMatches;
  readonly sports: readonly PageSport[];
  readonly List: ListComponent;
}): ReactNode {
  const [place] = useState(makePlace);
  useLayoutEffect(() => replaceList(place), [place]);
  const lists = useMemo(heldLists, []);
  const { conditions, state, retry } = usePart(query, of);
  const { status, part } = state;
  const held = useMemo(() => {
    const cyber = sports.filter(({ isCyber }) => isCyber).map(({ key }) => key);
    const groups = currentGroups(lists, of.sport === null);
    return heldGroups(groups, conditions, cyber, query.sortBy);
  }, [lists, of, sports, conditions, query.sortBy]);
  const isOwnOrder = query.sortBy === null && query.page === 1 && !query.isFavourite;
  const isMissing = status === "failed" || status === "offline";
  const kept = isOwnOrder || (isMissing && query.page === 1) ? held.groups : [];
  const live = lists[0]?.labels.live ?? "";
  const found = useMemo(() => {
    const events = part?.events ?? [];
    const others = isOwnOrder ? events.filter(({ match }) => !held.ids.has(match.id)) : events;
    const { prefix } = siteConfig();
    const zone = shownZone();
    const isByDays = of.league !== null;
    const isMixed = of.sport === null;
    const style = { prefix, zone, isByDays, isMixed, dayText, timeText, live };
    return foundGroups(others, conditions, style);
  }, [part, isOwnOrder, held, conditions, of, live]);
  const rows = countRows(kept) + countRows(found);
  return createPortal(
    <>
      <Chips query={query} sports={sports} status={statusText(state, query, rows)} />
      {lists[0] && (
        <Lists
          page={lists[0]}
          kept={kept}
          found={found}
          isAsking={status === "asking"}
          List={List}
        />
      )}
      <Note status={status} rows={rows} retry={retry} />
      {part && <Parts query={query} last={part.last} top={place} />}
    </>,
    place,
  );
}

/** The element that takes the place of the page's list. Links to other parts give it the focus. */
function makePlace(): HTMLElement {
  return Object.assign(document.createElement("div"), { className: "listing", tabIndex: -1 });
}

function countRows(groups: Held["groups"]): number {
  return groups.reduce((sum, group) => sum + group.rows.length, 0);
}

/** How many matches fit. A list in one part has what is drawn; of a longer one, the operator counts. */
function statusText(state: Part["state"], { page }: Query, rows: number): string {
  if (state.status === "asking") return say("listing-asking");
  if (state.status !== "found") return "";
  const { last, total } = state.part;
  return say("listing-found", { count: last === 1 && page === 1 ? rows : total });
}
