/** The match of a selection of a bet: its name, which leads to its page where there may be one, and its state. */
import type { ReactNode } from "react";
import { siteConfig } from "../api/config";
import type { Bet, BetSelection } from "../api/schemas/bets";
import { useLatest } from "../live/shared/latest";
import { EventName } from "../messages/event-name";
import type { Translate } from "../messages/messages";
import { isOpen } from "./bets-list";
import { MatchState } from "./match-state";

/** The match. */
export function MatchLine({
  say,
  bet,
  match,
}: {
  readonly say: Translate;
  readonly bet: Bet;
  readonly match: BetSelection["match"];
}): ReactNode {
  const latest = useLatest(match.id);
  const event = <EventName home={match.home} away={match.away} />;
  if (!isOpen(bet) && !latest) return <span>{event}</span>;
  return (
    <>
      <a href={`${siteConfig().prefix}/${match.sport_key}/${match.slug}`}>{event}</a>
      <MatchState say={say} match={match} latest={latest} />
    </>
  );
}
