/** The bets of a filter, newest first, fetched and rendered as the player scrolls back in time. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import type { Translate } from "../messages/messages";
import { useStore } from "../runtime/use-store";
import { BetItem } from "./bet-item";
import { $bets, loadBets, loadOlderBets } from "./bets";
import type { BetsFilter } from "./bets-filter";
import { type Feed, NO_BETS, shownBets } from "./bets-list";
import { followScores } from "./scores";

/** Bets rendered per step: the operator's page has 500. */
const STEP = 20;

/** The list. */
export function BetList({
  say,
  filter,
}: {
  readonly say: Translate;
  readonly filter: BetsFilter;
}): ReactNode {
  const { state, result } = filter;
  const list = useStore($bets, NO_BETS);
  const feed = list.feeds[state];
  // An open bet that ends while it is shown stays where it is, with its result.
  const [seen] = useState(() => new Set<string>());
  const bets = useMemo(
    () => shownBets(list, state, result, state === "open" ? seen : undefined),
    [list, state, result, seen],
  );
  useEffect(() => {
    for (const { id } of bets) seen.add(id);
  }, [bets, seen]);
  const [limit, setLimit] = useState(STEP);
  useEffect(() => followScores(bets.slice(0, limit)), [bets, limit]);
  const isWanted = feed.state === "idle" || (feed.isStale && feed.state !== "loading");
  useEffect(() => {
    if (isWanted) void loadBets(state);
  }, [isWanted, state]);

  const isThere = feed.end !== undefined || feed.isWhole;
  if (!isThere && feed.state !== "failed") return <Bones say={say} />;
  if (!isThere) return <Failed say={say} onRetry={() => void loadBets(state)} />;
  const more = () => {
    if (limit < bets.length) setLimit(limit + STEP);
    else void loadOlderBets(state);
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {feed.state === "loading" ? "" : say("bets-count", { count: bets.length })}
      </p>
      {bets.length === 0 && feed.isWhole && (
        <p className="bets-message">{say(`bets-empty-${result === "all" ? state : result}`)}</p>
      )}
      <ul className="bets-list">
        {bets.slice(0, limit).map((bet) => (
          <BetItem key={bet.id} say={say} bet={bet} />
        ))}
      </ul>
      {feed.state === "failed" && <Failed say={say} onRetry={() => void loadBets(state)} />}
      {(limit < bets.length || !feed.isWhole) && feed.state !== "failed" && (
        <Older say={say} feed={feed} onMore={more} />
      )}
    </>
  );
}

/** The end of the rendered bets: loads more when it comes into view, or when it is touched. */
function Older({
  say,
  feed,
  onMore,
}: {
  readonly say: Translate;
  readonly feed: Feed;
  readonly onMore: () => void;
}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const isLoading = feed.state === "loading";
  useEffect(() => {
    if (!button.current || isLoading) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [onMore, isLoading]);
  return (
    <button
      type="button"
      className="button-plain"
      data-testid="bets-older"
      ref={button}
      aria-disabled={isLoading}
      onClick={onMore}
    >
      {say(isLoading ? "bets-loading-older" : "bets-older")}
    </button>
  );
}

function Failed({
  say,
  onRetry,
}: {
  readonly say: Translate;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div className="bets-message" role="alert">
      <p>{say("bets-failed")}</p>
      <button type="button" className="button-plain" data-testid="bets-retry" onClick={onRetry}>
        {say("bets-retry")}
      </button>
    </div>
  );
}

/** Placeholder with the shape of bets while they load. */
export function Bones({ say }: { readonly say: Translate }): ReactNode {
  return (
    <div className="bets-bones" role="status">
      <span className="visually-hidden">{say("bets-loading")}</span>
      {[0, 1, 2].map((one) => (
        <div className="bet bet-bone" key={one} aria-hidden="true">
          <span className="bet-bone-line" />
          <span className="bet-bone-line" />
          <span className="bet-bone-line" />
        </div>
      ))}
    </div>
  );
}
