/**
 * A list of matches: one root for all of its rows, each row a Suspense boundary, so that React
 * hydrates a long list in slices. The macro `odds_list` is its twin.
 */
import { type ReactNode, Suspense } from "react";
import type { OddsGroupProps, OddsLabels, OddsListProps, TimeProps } from "../api/props.gen";
import { SportIcon } from "../icons/icon";
import { EventRow } from "./event-row";
import { Flag } from "./flag";

/** Number of rows that fit on a phone's first screen. */
const FIRST_ROWS = 7;

/** The list, grouped by leagues or days, with the time of its prices at its end. */
export function OddsList({ id, as_of, groups, labels }: OddsListProps): ReactNode {
  return (
    <>
      {groups.map((group, place) => (
        <Group
          // biome-ignore lint/suspicious/noArrayIndexKey: a league may occur twice, and groups do not move
          key={place}
          id={`${id}-${place}`}
          group={group}
          labels={labels}
        />
      ))}
      {groups.length === 0 && <p className="odds-empty">{labels.no_prices}</p>}
      {as_of && <AsOf moment={as_of} labels={labels} />}
    </>
  );
}

/** The time of the prices; hidden by CSS once they are confirmed. */
export function AsOf({
  moment,
  labels,
}: {
  readonly moment: TimeProps;
  readonly labels: OddsLabels;
}): ReactNode {
  return (
    <p className="as-of" data-testid="as-of">
      {`${labels.as_of} `}
      <time dateTime={moment.iso}>{moment.text}</time>
    </p>
  );
}

function Group({
  id,
  group,
  labels,
}: {
  readonly id: string;
  readonly group: OddsGroupProps;
  readonly labels: OddsLabels;
}): ReactNode {
  return (
    <section className="odds-group">
      <header className={group.above >= FIRST_ROWS ? "odds-head odds-head-below" : "odds-head"}>
        <h2 className="odds-title" id={id}>
          {group.sport_icon && <SportIcon sport={group.sport_icon} />}
          {group.flag && <Flag name={group.flag} />}
          {group.context && <bdi className="odds-context">{group.context}</bdi>}
          {group.href ? (
            <a className="odds-league" href={group.href}>
              <bdi>{group.title}</bdi>
            </a>
          ) : (
            <bdi className="odds-league">{group.title}</bdi>
          )}
        </h2>
        <div className="odds-cols" aria-hidden="true">
          {group.head.map((head) => (
            <span key={head}>{head}</span>
          ))}
        </div>
        {group.second_head && (
          <bdi className="odds-second" aria-hidden>
            {group.second_head}
          </bdi>
        )}
      </header>
      {group.rows.map((row, place) => (
        <Suspense key={row.match.id} fallback={null}>
          <EventRow row={row} isBelow={group.above + place >= FIRST_ROWS} labels={labels} />
        </Suspense>
      ))}
    </section>
  );
}
