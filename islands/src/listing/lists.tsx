/** The lists of a query, drawn with the component of the page's own list. */
import type { ComponentType, ReactNode } from "react";
import type { OddsGroupProps } from "../api/props.gen";
import type { ListLabels, ListProps } from "../odds/shared/list-props";
import { say } from "./words";

/** The component of the lists of a page. */
export type ListComponent = ComponentType<ListProps>;

/** Matches of the page, and below them those that the operator sent. */
export function Lists({
  page,
  kept,
  found,
  isAsking,
  List,
}: {
  /** The first list of the page. */
  readonly page: ListProps;
  readonly kept: readonly OddsGroupProps[];
  readonly found: readonly OddsGroupProps[];
  readonly isAsking: boolean;
  readonly List: ListComponent;
}): ReactNode {
  const { labels } = page;
  const isConfirmed = isPageConfirmed();
  return (
    <div className="listing-lists" aria-busy={isAsking}>
      {kept.length > 0 && (
        <Odds labels={labels} isConfirmed={isConfirmed}>
          <List
            id="listing-kept"
            groups={[...kept]}
            source={null}
            labels={labels}
            as_of={isConfirmed ? null : page.as_of}
          />
        </Odds>
      )}
      {kept.length > 0 && found.length > 0 && (
        <h2 className="listing-more">{say("listing-more")}</h2>
      )}
      {found.length > 0 && (
        <Odds labels={labels} isConfirmed>
          <List id="listing-found" groups={[...found]} source={null} labels={labels} as_of={null} />
        </Odds>
      )}
    </div>
  );
}

/** The element around a list, which has the words of its prices for screen readers (plain/writer.ts). */
function Odds({
  labels,
  isConfirmed,
  children,
}: {
  readonly labels: ListLabels;
  readonly isConfirmed: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const words = {
    "data-word-suspended": labels.suspended,
    "data-word-gone": labels.gone,
    "data-word-up": labels.up,
    "data-word-down": labels.down,
  };
  const confirmed = isConfirmed ? { "data-confirmed": "" } : {};
  return (
    <div className="odds" {...words} {...confirmed}>
      {children}
    </div>
  );
}

/** Whether the prices of the page are known to be current (live/feed.ts). */
function isPageConfirmed(): boolean {
  return document.querySelector(".listed .odds[data-confirmed]") !== null;
}
