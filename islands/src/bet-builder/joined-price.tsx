/** The joined price: its value, how it moved and how it compares; or why there is none. */
import type { ReactNode } from "react";
import type { Translate } from "../messages/messages";
import { Words } from "../messages/words";
import type { BuilderState } from "./builder";
import { joinedText, obstacleOf, productOf } from "./price-words";

/** The tray's part for the price. */
export function JoinedPrice({
  say,
  state,
  onRetry,
}: {
  readonly say: Translate;
  readonly state: BuilderState;
  readonly onRetry: () => void;
}): ReactNode {
  const obstacle = obstacleOf(say, state);
  if (obstacle) {
    return (
      <div className="builder-obstacle" data-tone={obstacle.tone} id="builder-obstacle">
        <p data-testid="builder-obstacle">
          {obstacle.named ? (
            <Words say={say} id={obstacle.named.id} parts={{ names: obstacle.named.names }} />
          ) : (
            obstacle.text
          )}
        </p>
        {obstacle.canRetry && (
          <button type="button" className="builder-retry" onClick={onRetry}>
            {say("builder-retry")}
          </button>
        )}
      </div>
    );
  }
  const { pricing, legs } = state;
  const isPriced = pricing.state === "priced";
  return (
    <div className="builder-price" aria-busy={!isPriced || undefined}>
      <p className="builder-price-line">
        <span>{say("builder-joined")}</span>
        {isPriced ? <Price say={say} odds={pricing.odds} before={pricing.before} /> : <b>…</b>}
      </p>
      {legs.length > 1 && (
        <p className="builder-product">
          {isPriced ? (
            <Words say={say} id="builder-product" parts={{ product: productOf(legs) }} />
          ) : (
            say("builder-asking")
          )}
        </p>
      )}
    </div>
  );
}

function Price({
  say,
  odds,
  before,
}: {
  readonly say: Translate;
  readonly odds: number;
  readonly before: number | undefined;
}): ReactNode {
  const move = before === undefined ? undefined : odds > before ? "up" : "down";
  return (
    // A new element for each price restarts the tint of a moved price.
    <span className="builder-odds" data-move={move} key={odds}>
      {before !== undefined && (
        <span className="builder-before">
          <span className="visually-hidden">{say(`builder-moved-${move}`)} </span>
          <bdi dir="ltr">{joinedText(before)}</bdi>
          <span className="builder-arrow" aria-hidden="true">
            →
          </span>
        </span>
      )}
      <b data-testid="builder-odds">
        <bdi dir="ltr">{joinedText(odds)}</bdi>
      </b>
    </span>
  );
}
