/** Results under a heading, as options of the field's list; each is a link to its page. */
import type { ReactNode } from "react";
import type { League, SportEvent } from "../api/events";
import { SportIcon } from "../icons/icon";
import { EventName } from "../messages/event-name";
import { shortMoment } from "../messages/moments";
import { type Group, isLive, PREMATCH, type Row } from "./results";
import { say } from "./words";

/** A group with its heading. */
export function ResultGroup({
  id,
  group,
  chosen,
  onFollow,
}: {
  /** Id of the heading. */
  readonly id: string;
  readonly group: Group;
  /** Id of the chosen row. */
  readonly chosen: string | undefined;
  readonly onFollow: () => void;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, these are options
    <div role="group" aria-labelledby={id}>
      <h3 className="search-heading" id={id}>
        {say(`search-${group.title}`)}
      </h3>
      {group.rows.map((row) => (
        <a
          key={row.id}
          role="option"
          id={row.id}
          className="search-row"
          data-testid={`search-${row.kind}`}
          href={row.href}
          // The focus stays in the field; arrows choose.
          tabIndex={-1}
          aria-selected={row.id === chosen}
          onClick={onFollow}
        >
          <Content row={row} />
        </a>
      ))}
    </div>
  );
}

function Content({ row }: { readonly row: Row }): ReactNode {
  switch (row.kind) {
    case "match":
      return (
        <>
          <SportIcon sport={row.event.league.sport.key} />
          <span className="search-text">
            <Sides event={row.event} />
            <Place league={row.event.league} />
          </span>
          <When event={row.event} />
        </>
      );
    case "league":
      return (
        <>
          <SportIcon sport={row.league.sport.key} />
          <span className="search-text">
            <bdi className="search-name">{row.league.name}</bdi>
            <small>
              <bdi>{row.league.sport.name}</bdi>
              {" · "}
              <bdi>{row.league.category.name}</bdi>
            </small>
          </span>
        </>
      );
    case "market":
      return (
        <>
          <SportIcon sport={row.found.event.league.sport.key} />
          <span className="search-text">
            <bdi className="search-name">{row.found.market.name}</bdi>
            <small>
              <Sides event={row.found.event} />
            </small>
          </span>
          <When event={row.found.event} />
        </>
      );
  }
}

function Sides({ event }: { readonly event: SportEvent }): ReactNode {
  const { home, away } = event.match.competitors;
  return (
    <span className="search-name">
      <EventName home={home.name} away={away.name} />
    </span>
  );
}

function Place({ league }: { readonly league: League }): ReactNode {
  return (
    <small>
      <bdi>{league.name}</bdi>
      {" · "}
      <bdi>{league.category.name}</bdi>
    </small>
  );
}

/** The score of a match that has begun, with a mark while it is live; else the time of its start. */
function When({ event }: { readonly event: SportEvent }): ReactNode {
  const { status, statistics } = event.match;
  const score = status === PREMATCH ? undefined : statistics?.total_score;
  return (
    <span className="search-when">
      {isLive(event) && <span className="pill-live">{say("search-live")}</span>}
      {score ? (
        <b dir="ltr">
          {score.home} : {score.away}
        </b>
      ) : (
        <time dateTime={event.start}>{shortMoment(event.start)}</time>
      )}
    </span>
  );
}
