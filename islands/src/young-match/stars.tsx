/** Stars of a match without a page, as a match page has them (templates/pages/match.html). */
import type { ReactNode } from "react";
import type { SportEvent } from "../api/events";
import type { OddsLabels, YoungMatchLabels } from "../api/props.gen";

/** One for the match and one for each side that can be followed; for an outright, which has no sides, one of its name. */
export function Stars({
  event: { match, teams },
  labels,
  odds,
}: {
  readonly event: SportEvent;
  readonly labels: YoungMatchLabels;
  readonly odds: OddsLabels;
}): ReactNode {
  const { home, away } = match.competitors;
  const [homeId, awayId] = teams;
  return (
    <div className="match-stars">
      <Star of={`matches:${match.id}`} word={odds.favourite}>
        {away.name ? labels.this_match : home.name}
      </Star>
      {homeId && (
        <Star of={`competitors:${homeId}`} word={odds.favourite}>
          {home.name}
        </Star>
      )}
      {awayId && (
        <Star of={`competitors:${awayId}`} word={odds.favourite}>
          {away.name}
        </Star>
      )}
    </div>
  );
}

/** A star with what it is for; the macro `named_star` is its twin. Favourites mark it, and listen to it. */
function Star({
  of,
  word,
  children,
}: {
  readonly of: string;
  readonly word: string;
  readonly children: string;
}): ReactNode {
  return (
    <button type="button" className="star star-named" data-star={of} aria-pressed="false">
      <span className="visually-hidden">{`${word} `}</span>
      <bdi>{children}</bdi>
    </button>
  );
}
